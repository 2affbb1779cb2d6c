import { IconCamera, IconCheck, IconPassword, IconPencilOff, IconSignature } from '@tabler/icons-react';
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import { RELATIONS, type Relation } from '@tawseel/contract/facts/stops';
import type { MyStop } from '@tawseel/contract/my-day';
import { type FormEvent, type ReactNode, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Chips } from './chips.tsx';
import styles from './door.module.css';
import { Step } from './step.tsx';

/** Way to prove an act; 'none' is only a name. */
export type ProofWay = 'photo' | 'signature' | 'code' | 'none';

const LED_BY: Readonly<Record<DoorProof, readonly [ProofWay, ...ProofWay[]]>> = {
  none: ['none', 'photo', 'signature', 'code'],
  any: ['photo', 'signature', 'code', 'none'],
  photo: ['photo', 'signature', 'code', 'none'],
  signature: ['signature', 'photo', 'code', 'none'],
  code: ['code', 'photo', 'signature', 'none'],
};

/** Returns the ways to prove a hand-over, the required one first. A sender who gets a return has no code. */
export function waysOf(wanted: DoorProof, kind: MyStop['kind']): readonly [ProofWay, ...ProofWay[]] {
  return kind === 'return' ? ['none', 'photo', 'signature'] : LED_BY[wanted];
}

export type Recipient = { receivedBy: string; relation: Relation };

type WhoStepProps = {
  /** Name of the receiver, who takes most parcels. */
  expected: string;
  who: Recipient;
  onWho: (who: Recipient) => void;
  /** Ways to prove it, the required one first. */
  ways: readonly [ProofWay, ...ProofWay[]];
  onWay: (way: ProofWay) => void;
  isBusy: boolean;
  problem: string | undefined;
  onBack: () => void;
};

const ICONS: Readonly<Record<ProofWay, ReactNode>> = {
  photo: <IconCamera aria-hidden="true" />,
  signature: <IconSignature aria-hidden="true" />,
  code: <IconPassword aria-hidden="true" />,
  none: <IconPencilOff aria-hidden="true" />,
};

/** Asks who took the parcel, and for the way to prove it; with a photo, that tap is the last one. */
export function WhoStep({ expected, who, onWho, ways, onWay, isBusy, problem, onBack }: WhoStepProps) {
  const [error, setError] = useState<string>();
  const { receivedBy, relation } = who;
  const [lead, ...others] = ways;

  function choose(next: Relation) {
    const isFirst = receivedBy === expected;
    // Another person has another name.
    const name = next === 'self' ? expected : isFirst ? '' : receivedBy;
    onWho({ receivedBy: name, relation: next });
  }

  function go(way: ProofWay) {
    const isNamed = receivedBy.trim() !== '';
    setError(isNamed ? undefined : text.nameMissing);
    if (isNamed) onWay(way);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    go(lead);
  }

  return (
    <Step title={text.who} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        <TextField
          label={text.name}
          autoComplete="off"
          maxLength={LONGEST.name}
          value={receivedBy}
          error={error}
          onChange={(name) => onWho({ receivedBy: name, relation })}
        />
        <Chips
          name="relation"
          title={text.relation}
          values={RELATIONS}
          words={(each) => text.relations[each]}
          chosen={relation}
          onChoose={choose}
        />
        <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isBusy}
          className={styles.big}
          icon={lead === 'none' ? <IconCheck aria-hidden="true" /> : ICONS[lead]}
        >
          {lead === 'none' ? text.done : text.ways[lead]}
        </Button>
        {others.length > 0 && (
          <div className={styles.ways}>
            {others.map((way) => (
              <Button
                key={way}
                className={styles.way}
                disabled={isBusy}
                icon={ICONS[way]}
                onClick={() => go(way)}
              >
                {text.ways[way]}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Step>
  );
}

import { IconCamera } from '@tabler/icons-react';
import { FAILURE_CODES, FAILURE_REASONS, type FailureReason } from '@tawseel/contract/facts/failure-reasons';
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { MyStop } from '@tawseel/contract/my-day';
import { useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Picture } from '../../ui/display/make-picture.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { namedIn } from '../queue/named-in.ts';
import { useActs } from '../queue/use-acts.ts';
import { useDriver } from '../queue/use-driver.ts';
import { DayStep, type DayWanted } from './day-step.tsx';
import styles from './door.module.css';
import { NoteStep } from './note-step.tsx';
import { Reasons, Step } from './step.tsx';
import { useCamera } from './use-camera.tsx';

/** Reasons of parcels with money to collect. */
const OF_MONEY: readonly FailureReason[] = ['cod_not_ready', 'wants_card'];

/** Reason that asks for another time, so that the office need not call. */
const ASKS_WHEN: FailureReason = 'asked_later';

const wantsPhoto = (reason: FailureReason) => FAILURE_REASONS[reason].photo;

type PhotoStepProps = {
  reason: FailureReason;
  isBusy: boolean;
  problem: string | undefined;
  onPhoto: () => void;
  onNone: () => void;
  onBack: () => void;
};

/** Step after the camera returned without a picture. */
function PhotoStep({ reason, isBusy, problem, onPhoto, onNone, onBack }: PhotoStepProps) {
  return (
    <Step title={text.reasons[reason]} onBack={onBack}>
      <p>{reason === 'damaged' ? text.photoOfDamage : text.photoWanted}</p>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <div className="stack gap-1">
        <Button
          variant="primary"
          className={styles.big}
          busy={isBusy}
          icon={<IconCamera aria-hidden="true" />}
          onClick={onPhoto}
        >
          {text.ways.photo}
        </Button>
        <Button className={styles.big} disabled={isBusy} onClick={onNone}>
          {text.noPhoto}
        </Button>
      </div>
    </Step>
  );
}

type FailStepProps = { stops: MyStop[]; due: number; onBack: () => void };

/** Asks why the delivery failed: the tap on a reason is the act, or opens the camera if the reason needs a photo. */
export function FailStep({ stops, due, onBack }: FailStepProps) {
  const { act, isBusy, problem } = useActs();
  // An older server names none.
  const days = useDriver().day?.daysToChoose ?? [];
  const [reason, setReason] = useState<FailureReason>();
  const [isWithout, setWithout] = useState(false);
  const camera = useCamera((picture) => reason && done(reason, { picture }));
  const reasons = FAILURE_CODES.filter((code) => due > 0 || !OF_MONEY.includes(code));

  function done(why: FailureReason, { picture, ...said }: DayWanted & { picture?: Picture } = {}) {
    const more = { ...said, ...(picture && { proofs: [namedIn(picture)] }) };
    act(
      stops.map((stop) => ({ stop, act: 'failed', reason: why, ...more })),
      picture && [picture],
    );
  }

  function choose(next: FailureReason) {
    const isAsked = wantsPhoto(next) || next === ASKS_WHEN;
    if (!isAsked) return done(next);
    setReason(next);
    if (wantsPhoto(next)) camera.open();
  }

  function shown() {
    if (reason === ASKS_WHEN) {
      if (days.length > 0) {
        return (
          <DayStep
            days={days}
            isBusy={isBusy}
            problem={problem}
            onDone={(asked) => done(reason, asked)}
            onBack={() => setReason(undefined)}
          />
        );
      }
      return (
        <NoteStep
          title={text.askedWhen}
          hint={text.askedWhenHint}
          missing={text.askedWhenMissing}
          longest={LONGEST.note}
          isBusy={isBusy}
          problem={problem}
          onDone={(note) => done(reason, { note })}
          onBack={() => setReason(undefined)}
        />
      );
    }
    if (reason && isWithout) {
      return (
        <NoteStep
          title={text.whyNoPhoto}
          longest={LONGEST.note}
          isBusy={isBusy}
          problem={problem}
          onDone={(note) => done(reason, { note })}
          onBack={() => setWithout(false)}
        />
      );
    }
    if (reason) {
      return (
        <PhotoStep
          reason={reason}
          isBusy={isBusy || camera.isBusy}
          problem={problem ?? camera.trouble}
          onPhoto={camera.open}
          onNone={() => setWithout(true)}
          onBack={() => setReason(undefined)}
        />
      );
    }
    return (
      <Step title={text.why} onBack={onBack}>
        <Reasons
          reasons={reasons}
          iconOf={(each) => wantsPhoto(each) && <IconCamera aria-hidden="true" />}
          isBusy={isBusy}
          problem={problem}
          onChoose={choose}
        />
      </Step>
    );
  }

  return (
    <>
      {camera.field}
      {shown()}
    </>
  );
}

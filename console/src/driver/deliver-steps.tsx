import { LONGEST } from '@tawseel/contract/facts/limits';
import type { MyStop } from '@tawseel/contract/my-day';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import type { Draft } from './driver.ts';
import { shareOut } from './money.ts';
import { type Given, MoneyStep } from './money-step.tsx';
import { NoteStep } from './note-step.tsx';
import { namedIn, type Picture } from './picture.ts';
import { SignatureStep } from './signature-step.tsx';
import { driverText as text } from './texts.ts';
import { useDriver } from './this-phone.ts';
import { useActs } from './use-acts.ts';
import { useCamera } from './use-camera.tsx';
import { type Way, waysOf } from './ways.ts';
import { type Who, WhoStep } from './who-step.tsx';

/** What proves that a parcel was given to somebody. */
type Proof = { code?: string; picture?: Picture; note?: string };

const BETWEEN = '. ';

/** One act for each parcel of a door: what was given is shared among them; who took them, and what proves it, is the same. */
export function draftsOf(stops: readonly MyStop[], given: Given, who: Who, { code, picture, note }: Proof) {
  const shares = shareOut(
    stops.map(({ cashDue }) => cashDue),
    given,
  );
  const notes = [given.note, note].filter(Boolean).join(BETWEEN);
  const same = {
    receivedBy: who.receivedBy.trim(),
    relation: who.relation,
    ...(notes && { note: notes }),
    ...(code && { code }),
    ...(picture && { proofs: [namedIn(picture)] }),
  };
  return stops.map((stop, index): Draft => {
    if (stop.kind === 'return') return { stop, act: 'handed_back', ...same };
    const { cash, card } = shares[index]!;
    return {
      stop,
      act: 'delivered',
      ...same,
      dueSeen: stop.cashDue,
      ...((stop.cashDue > 0 || cash > 0) && { cash }),
      ...(card > 0 && { card, slip: given.slip }),
    };
  });
}

type DeliverStepsProps = { stops: MyStop[]; due: number; onBack: () => void };
type WithMoneyProps = DeliverStepsProps & { given: Given };

/** Who took it, and what proves it. */
function ProofSteps({ stops, given, onBack }: WithMoneyProps) {
  const [first] = stops;
  const expected = first?.name ?? '';
  const { day } = useDriver();
  const ways = waysOf(day?.proof ?? 'none', first?.kind ?? 'delivery');
  const [who, setWho] = useState<Who>({ receivedBy: expected, relation: 'self' });
  const [way, setWay] = useState<Way>();
  const { act, isBusy, problem } = useActs();
  const camera = useCamera((picture) => done({ picture }));

  function done(proof: Proof) {
    act(draftsOf(stops, given, who, proof), proof.picture && [proof.picture]);
  }

  function go(next: Way) {
    if (next === 'photo') return camera.open();
    if (next === 'none' && ways[0] === 'none') return done({});
    setWay(next);
  }

  const step = { isBusy, problem, onBack: () => setWay(undefined) };
  if (way === 'signature') return <SignatureStep {...step} onDone={(picture) => done({ picture })} />;
  if (way === 'code') return <CodeStep {...step} onDone={(code) => done({ code })} />;
  if (way === 'none') {
    const longest = LONGEST.note - given.note.length - BETWEEN.length;
    return <NoteStep {...step} title={text.whyNoProof} longest={longest} onDone={(note) => done({ note })} />;
  }
  return (
    <>
      {camera.field}
      <WhoStep
        expected={expected}
        who={who}
        onWho={setWho}
        ways={ways}
        onWay={go}
        isBusy={isBusy || camera.isBusy}
        problem={problem ?? camera.trouble}
        onBack={onBack}
      />
    </>
  );
}

/** From the money, where there is any to collect, to who took it and what proves it. */
export function DeliverSteps(props: DeliverStepsProps) {
  const { due, onBack } = props;
  const [given, setGiven] = useState<Given | undefined>(
    due > 0 ? undefined : { cash: 0, card: 0, slip: '', note: '' },
  );
  if (!given) return <MoneyStep due={due} onGiven={setGiven} onBack={onBack} />;
  return <ProofSteps {...props} given={given} onBack={due > 0 ? () => setGiven(undefined) : onBack} />;
}

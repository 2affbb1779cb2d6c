import { IconCamera } from '@tabler/icons-react';
import { isFarFrom } from '@tawseel/contract/facts/cash';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { MOST_PROOFS } from '@tawseel/contract/facts/proofs';
import type { MyStop } from '@tawseel/contract/my-day';
import { useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Picture } from '../../ui/display/make-picture.ts';
import { sumMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { shareOut } from '../money.ts';
import type { Draft } from '../queue/driver.ts';
import { namedIn } from '../queue/named-in.ts';
import { useActs } from '../queue/use-acts.ts';
import { useDriver } from '../queue/use-driver.ts';
import { CodeStep } from './code-step.tsx';
import styles from './door.module.css';
import { MoneyStep, type Payment } from './money-step.tsx';
import { NoteStep } from './note-step.tsx';
import { SignatureStep } from './signature-step.tsx';
import { type Camera, useCamera } from './use-camera.tsx';
import { type ProofWay, type Recipient, WhoStep, waysOf } from './who-step.tsx';

/** Adds photos to a signature or a code; `added` is their number. */
function AddPhoto({ camera, added }: { camera: Camera; added: number }) {
  return (
    <>
      {camera.field}
      <div role="status">{camera.trouble && <Notice>{camera.trouble}</Notice>}</div>
      <Button
        wide
        className={styles.way}
        busy={camera.isBusy}
        disabled={added >= MOST_PROOFS - 1}
        icon={<IconCamera aria-hidden="true" />}
        onClick={camera.open}
      >
        {text.addPhoto(added)}
      </Button>
    </>
  );
}

/** Proof that a parcel was handed over. */
type Proof = { code?: string; pictures?: Picture[]; note?: string };

const BETWEEN = '. ';

/**
 * Returns one act for each parcel of a door: the money is shared among them, the receiver and the proof are the same.
 */
function draftsOf(
  stops: readonly MyStop[],
  given: Payment,
  who: Recipient,
  { code, pictures = [], note }: Proof,
) {
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
    ...(pictures.length > 0 && { proofs: pictures.map(namedIn) }),
  };
  return stops.map((stop, index): Draft => {
    if (stop.kind === 'return') return { stop, act: 'handed_back', ...same };
    const { cash, card } = shares[index]!;
    const collected = sumMoney([cash, card]);
    return {
      stop,
      act: 'delivered',
      ...same,
      dueSeen: stop.cashDue,
      ...((stop.cashDue > 0 || cash > 0) && { cash }),
      ...(card > 0 && { card, slip: given.slip }),
      // The step about money has asked the driver.
      ...(collected > 0 && isFarFrom(stop.cashDue, collected) && { confirmAmount: true }),
    };
  });
}

type DeliverStepsProps = { stops: MyStop[]; due: number; onBack: () => void };
type WithMoneyProps = DeliverStepsProps & { given: Payment };

/** Asks who took the parcels, and for the proof. */
function ProofSteps({ stops, given, onBack }: WithMoneyProps) {
  const [first] = stops;
  const expected = first?.name ?? '';
  const { day } = useDriver();
  const ways = waysOf(day?.proof ?? 'none', first?.kind ?? 'delivery');
  const [who, setWho] = useState<Recipient>({ receivedBy: expected, relation: 'self' });
  const [way, setWay] = useState<ProofWay>();
  const { act, isBusy, problem } = useActs();
  const [photos, setPhotos] = useState<Picture[]>([]);
  // The same photo counts once.
  const more = useCamera((photo) =>
    setPhotos([...photos.filter(({ sha256 }) => sha256 !== photo.sha256), photo]),
  );
  const camera = useCamera((picture) => done({ pictures: [picture] }));

  /** Sends added photos with any kind of proof. */
  function done(proof: Proof) {
    const own = proof.pictures ?? [];
    const pictures = [...own, ...photos.filter(({ sha256 }) => own.every((one) => one.sha256 !== sha256))];
    act(draftsOf(stops, given, who, { ...proof, pictures }), pictures);
  }

  function go(next: ProofWay) {
    if (next === 'photo') return camera.open();
    if (next === 'none' && ways[0] === 'none') return done({});
    setWay(next);
  }

  // An act is not queued before its photo is ready.
  const step = { isBusy: isBusy || more.isBusy, problem, onBack: () => setWay(undefined) };
  const besides = <AddPhoto camera={more} added={photos.length} />;
  if (way === 'signature') {
    const sign = (signature: Picture) => done({ pictures: [signature] });
    return <SignatureStep {...step} besides={besides} onDone={sign} />;
  }
  if (way === 'code') {
    return <CodeStep {...step} besides={besides} onDone={(code) => done({ code })} />;
  }
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

/** The steps of a delivery: the money if any is due, then the receiver and the proof. */
export function DeliverSteps(props: DeliverStepsProps) {
  const { due, onBack } = props;
  const [given, setGiven] = useState<Payment | undefined>(
    due > 0 ? undefined : { cash: 0, card: 0, slip: '', note: '' },
  );
  if (!given) return <MoneyStep due={due} onGiven={setGiven} onBack={onBack} />;
  return <ProofSteps {...props} given={given} onBack={due > 0 ? () => setGiven(undefined) : onBack} />;
}

import { LONGEST } from '@tawseel/contract/facts/limits';
import { VISIT_CODES } from '@tawseel/contract/facts/pickup-reasons';
import type { MyStop } from '@tawseel/contract/my-day';
import { type FormEvent, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import styles from '../door/door.module.css';
import { VisitHead } from '../door/door-view.tsx';
import { ReopenButton } from '../door/reopen-button.tsx';
import { Reasons, Step, StepEnd } from '../door/step.tsx';
import { StopResult } from '../door/stop-result.tsx';
import { useActs } from '../queue/use-acts.ts';
import { type Door, isPending } from '../stops.ts';

type StepProps = { stop: MyStop; onBack: () => void };

/** Asks what was collected, in words because no parcel is known, and who handed it over. */
function TakenStep({ stop, onBack }: StepProps) {
  const { act, isBusy, problem } = useActs();
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    const receivedBy = name.trim();
    setMissing(note.trim() === '');
    if (note.trim() !== '')
      act([{ stop, act: 'collected', note: note.trim(), ...(receivedBy && { receivedBy }) }]);
  }

  return (
    <Step title={text.collected} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        <TextField
          label={text.takenUnbooked}
          description={text.takenUnbookedHint}
          required
          autoFocus
          autoComplete="off"
          maxLength={LONGEST.note}
          value={note}
          onChange={setNote}
          error={isMissing && note.trim() === '' ? text.takenUnbookedMissing : undefined}
        />
        <TextField
          label={text.handedOverBy}
          autoComplete="off"
          maxLength={LONGEST.name}
          value={name}
          onChange={setName}
        />
        <StepEnd isBusy={isBusy} problem={problem} />
      </form>
    </Step>
  );
}

/** Asks why nothing was collected: the tap on a reason is the act. */
function NothingStep({ stop, onBack }: StepProps) {
  const { act, isBusy, problem } = useActs();
  return (
    <Step title={text.whyNothing} onBack={onBack}>
      <Reasons
        reasons={VISIT_CODES}
        isBusy={isBusy}
        problem={problem}
        onChoose={(reason) => act([{ stop, act: 'not_collected', reason }])}
      />
    </Step>
  );
}

/** A shop that requested a pickup without booked parcels; what it has is collected. */
export function UnbookedView({ door }: { door: Door }) {
  const [step, setStep] = useState<'look' | 'taken' | 'nothing'>('look');
  const { first: stop } = door;
  const toLook = () => setStep('look');
  if (step === 'taken') return <TakenStep stop={stop} onBack={toLook} />;
  if (step === 'nothing') return <NothingStep stop={stop} onBack={toLook} />;
  return (
    <>
      <VisitHead door={door} />
      {isPending(stop) ? (
        <>
          <p className={styles.due}>{text.notBooked(stop.requested ?? 0)}</p>
          <div className={classNames(styles.thumb, styles.even)}>
            <Button variant="primary" className={styles.big} onClick={() => setStep('taken')}>
              {text.collected}
            </Button>
            <Button className={styles.big} onClick={() => setStep('nothing')}>
              {text.notCollected}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.parcel}>
          <StopResult stop={stop} states={text.pickupStates} />
          <ReopenButton stop={stop} />
        </div>
      )}
    </>
  );
}

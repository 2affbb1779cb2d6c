import { type FormEvent, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Step, StepEnd } from './step.tsx';

type NoteStepProps = {
  title: string;
  hint?: string;
  /** Message if nothing was entered. */
  missing?: string;
  longest: number;
  isBusy: boolean;
  problem: string | undefined;
  onDone: (note: string) => void;
  onBack: () => void;
};

/** Asks for a sentence for the office, such as why there is no proof. */
export function NoteStep({
  title,
  hint = text.whyHint,
  missing = text.whyMissing,
  longest,
  isBusy,
  problem,
  onDone,
  onBack,
}: NoteStepProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    const given = note.trim();
    setError(given === '' ? missing : undefined);
    if (given !== '') onDone(given);
  }

  return (
    <Step title={title} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        <TextField
          label={text.note}
          description={hint}
          autoComplete="off"
          maxLength={longest}
          value={note}
          error={error}
          onChange={setNote}
        />
        <StepEnd isBusy={isBusy} problem={problem} />
      </form>
    </Step>
  );
}

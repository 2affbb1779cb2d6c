import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form-fields.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './door.module.css';
import { Step } from './step.tsx';
import { driverText as text } from './texts.ts';

type NoteStepProps = {
  title: string;
  longest: number;
  isBusy: boolean;
  problem: string | undefined;
  onDone: (note: string) => void;
  onBack: () => void;
};

/** The way out where there can be no proof: why not. The office looks after it. */
export function NoteStep({ title, longest, isBusy, problem, onDone, onBack }: NoteStepProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    const given = note.trim();
    setError(given === '' ? text.whyMissing : undefined);
    if (given !== '') onDone(given);
  }

  return (
    <Step title={title} onBack={onBack}>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={text.note}
          description={text.whyHint}
          autoComplete="off"
          maxLength={longest}
          value={note}
          error={error}
          onChange={setNote}
        />
        <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
        <Button type="submit" variant="primary" wide busy={isBusy} className={styles.big}>
          {text.done}
        </Button>
      </form>
    </Step>
  );
}

import { digitsFromText } from '@tawseel/contract/facts/characters';
import { isDoorCode } from '@tawseel/contract/facts/door-code';
import { type FormEvent, type ReactNode, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import styles from './door.module.css';
import { Step, StepEnd } from './step.tsx';

const LENGTH = 5;

type CodeStepProps = {
  isBusy: boolean;
  problem: string | undefined;
  /** Further elements of the step. */
  besides: ReactNode;
  onDone: (code: string) => void;
  onBack: () => void;
};

/** Asks for the receiver's code. Checks its form; only the server knows whether it is the right one. */
export function CodeStep({ isBusy, problem, besides, onDone, onBack }: CodeStepProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    const code = digitsFromText(typed);
    if (isDoorCode(code)) return onDone(code);
    setError(code.length !== LENGTH ? text.codeShort : text.codeSlip);
  }

  return (
    <Step title={text.ways.code} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        <TextField
          label={text.doorCode}
          description={text.doorCodeHint}
          inputMode="numeric"
          autoComplete="off"
          className={styles.code}
          value={typed}
          error={error}
          onChange={setTyped}
        />
        {besides}
        <StepEnd isBusy={isBusy} problem={problem} />
      </form>
    </Step>
  );
}

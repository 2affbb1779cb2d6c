import { LONGEST } from '@tawseel/contract/facts/limits';
import { RELATIONS, type Relation } from '@tawseel/contract/facts/stops';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form-fields.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './door.module.css';
import { Step } from './step.tsx';
import { driverText as text } from './texts.ts';

type WhoStepProps = {
  /** Of the receiver, who takes most parcels. */
  name: string;
  isBusy: boolean;
  problem: string | undefined;
  onDone: (name: string, relation: Relation) => void;
  onBack: () => void;
};

/** Who took it at the door. */
export function WhoStep({ name: expected, isBusy, problem, onDone, onBack }: WhoStepProps) {
  const [name, setName] = useState(expected);
  const [relation, setRelation] = useState<Relation>('self');
  const [error, setError] = useState<string>();

  function choose(next: Relation) {
    setRelation(next);
    // Somebody else has another name.
    if (next === 'self') setName(expected);
    else if (name === expected) setName('');
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return setError(text.nameMissing);
    setError(undefined);
    onDone(given, relation);
  }

  return (
    <Step title={text.who} onBack={onBack}>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={text.name}
          autoComplete="off"
          maxLength={LONGEST.name}
          value={name}
          error={error}
          onChange={setName}
        />
        <fieldset className={styles.chips}>
          <legend>{text.relation}</legend>
          {RELATIONS.map((each) => (
            <label key={each} className={styles.chip}>
              <input
                type="radio"
                name="relation"
                className="visually-hidden"
                checked={each === relation}
                onChange={() => choose(each)}
              />
              {text.relations[each]}
            </label>
          ))}
        </fieldset>
        <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
        <Button type="submit" variant="primary" wide busy={isBusy} className={styles.big}>
          {text.done}
        </Button>
      </form>
    </Step>
  );
}

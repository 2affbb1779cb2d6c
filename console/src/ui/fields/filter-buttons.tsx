import { useContext } from 'react';
import styles from './filter-buttons.module.css';
import { Sending } from './sending.ts';

export interface FilterButtonsProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  choices: readonly Value[];
  /** Text of each choice. */
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Segmented control: buttons side by side, the current one pressed. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, words, value, onChange } = props;
  const isSending = useContext(Sending);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === value}
          onClick={() => isSending || onChange(choice)}
        >
          {words[choice]}
        </button>
      ))}
    </fieldset>
  );
}

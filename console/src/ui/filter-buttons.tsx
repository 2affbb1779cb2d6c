import styles from './filter-buttons.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** How many there are, where that is known. */
  count?: number | undefined;
}

export interface FilterButtonsProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: buttons side by side, the current one pressed. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

import styles from './door.module.css';

type ChipsProps<Value extends string> = {
  name: string;
  title: string;
  values: readonly Value[];
  words: (value: Value) => string;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** Choices of which one is tapped. */
export function Chips<Value extends string>({
  name,
  title,
  values,
  words,
  chosen,
  onChoose,
}: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {words(value)}
        </label>
      ))}
    </fieldset>
  );
}

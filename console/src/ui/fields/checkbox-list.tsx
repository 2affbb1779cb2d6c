import { type ReactNode, useId } from 'react';
import { Refusal } from '../display/refusal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './checkbox.module.css';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxListProps {
  legend: ReactNode;
  options: readonly string[];
  labelOf: (option: string) => string;
  value: readonly string[];
  /** Called with the checked options in their order. */
  onChange: (value: string[]) => void;
  error?: string | undefined;
  /** Empty state, when there are no options. */
  empty: ReactNode;
}

/** Checkbox group with a select-all box, indeterminate while only some are checked. */
export function CheckboxList({ legend, options, labelOf, value, onChange, error, empty }: CheckboxListProps) {
  const texts = useUiTexts();
  const errorId = useId();
  const checked = new Set(value);
  const count = options.filter((option) => checked.has(option)).length;

  function toggle(option: string, on: boolean) {
    onChange(options.filter((each) => (each === option ? on : checked.has(each))));
  }

  return (
    <fieldset className="narrow" aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {options.length === 0 && empty}
        {options.length > 0 && (
          <>
            <div className={styles.all}>
              <Checkbox
                label={texts.selectAll}
                checked={count === options.length}
                mixed={count > 0 && count < options.length}
                onChange={(on) => onChange(on ? [...options] : [])}
              />
            </div>
            <div className={styles.options}>
              {options.map((option) => (
                <Checkbox
                  key={option}
                  label={labelOf(option)}
                  checked={checked.has(option)}
                  onChange={(on) => toggle(option, on)}
                />
              ))}
            </div>
          </>
        )}
      </div>
      {error && (
        <Refusal className={styles.error} id={errorId}>
          {error}
        </Refusal>
      )}
    </fieldset>
  );
}

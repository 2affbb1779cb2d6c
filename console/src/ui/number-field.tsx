import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import { Field, type TextFieldProps } from './form-fields.tsx';
import styles from './number-field.module.css';
import { numberFromText } from './typed-number.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'step' | 'role'> {
  /** What the arrow keys add or take away. */
  step?: number;
  /** Stands in the box before the figure, for example 'AED'. */
  unit?: string | undefined;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
/** More decimals than any figure has, few enough that 0.1 and 0.2 are 0.3. */
const DECIMALS = 6;

/**
 * Number input of at least 0, as the text that was typed; `numberFromText` reads it. What is typed below 0 becomes 0.
 * No type=number, of which a browser drops the comma of '12,5' without a word.
 */
export function NumberField({ value, onChange, onKeyDown, step = 0.01, unit, ...props }: NumberFieldProps) {
  const { label, error, description, required, hideLabel, className, ...input } = props;
  const number = numberFromText(value);

  function stepByArrow(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const steps = STEPS[event.key];
    if (steps === undefined || input.readOnly || Number.isNaN(number)) return;
    event.preventDefault();
    const next = Math.max(0, (number ?? 0) + steps * step);
    onChange(String(Number(next.toFixed(DECIMALS))));
  }

  return (
    <Field {...{ label, error, description, required, hideLabel, className }}>
      {(control) => (
        <span className={styles.number}>
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          <input
            autoComplete="off"
            {...input}
            {...control}
            role="spinbutton"
            inputMode="decimal"
            aria-valuemin={0}
            aria-valuenow={Number.isFinite(number) ? number : undefined}
            className={classNames(control.className, styles.input, unit && styles.withUnit)}
            value={value}
            onChange={({ target }) => onChange((numberFromText(target.value) ?? 0) < 0 ? '0' : target.value)}
            onKeyDown={stepByArrow}
          />
        </span>
      )}
    </Field>
  );
}

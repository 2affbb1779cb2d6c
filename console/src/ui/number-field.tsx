import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type TextFieldProps } from './form-fields.tsx';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'step'> {
  min?: number;
  step?: number;
  /** Stands in the box before the figure, for example 'AED'. */
  unit?: string | undefined;
}

/** Handed out while what stands in the box is no figure ('5000e'), which the browser itself calls empty. */
const UNREADABLE = 'NaN';

/**
 * Number input of at least `min` (0 unless said otherwise), as the text that was typed: '' while there is none, 'NaN'
 * while it cannot be read. What is typed below `min` becomes `min`; turning the wheel over it scrolls the page
 * instead of changing it.
 */
export function NumberField({ value, onChange, min = 0, step = 0.01, unit, ...props }: NumberFieldProps) {
  const { label, error, description, required, hideLabel, className, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const element = ref.current;
    function onWheel() {
      if (document.activeElement === element) element?.blur();
    }
    element?.addEventListener('wheel', onWheel, { passive: true });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function read(input: HTMLInputElement): string {
    if (input.validity.badInput) return UNREADABLE;
    return input.valueAsNumber < min ? String(min) : input.value;
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
            {...input}
            {...control}
            ref={ref}
            type="number"
            inputMode="decimal"
            min={min}
            step={step}
            className={classNames(control.className, styles.input, unit && styles.withUnit)}
            // The browser's value stays the same, empty, so that it keeps what was typed.
            value={value === UNREADABLE ? '' : value}
            // Not onChange, which is silent while the browser's value stays empty.
            onInput={(event) => onChange(read(event.currentTarget))}
          />
        </span>
      )}
    </Field>
  );
}

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

/**
 * A figure of at least `min` (0 unless said otherwise), as the text that was typed: '' while there is none.
 * What is typed below `min` becomes `min`; turning the wheel over it scrolls the page instead of changing it.
 */
export function NumberField({ onChange, min = 0, step = 0.01, unit, ...props }: NumberFieldProps) {
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
            onChange={(event) =>
              onChange(event.target.valueAsNumber < min ? String(min) : event.target.value)
            }
          />
        </span>
      )}
    </Field>
  );
}

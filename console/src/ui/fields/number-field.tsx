import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type TextFieldProps } from './form-fields.tsx';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'step' | 'role'> {
  /** Step of the arrow keys. */
  step?: number;
  /** Unit in the box before the figure, for example 'AED'. */
  unit?: string | undefined;
}

/** Returns the style that leaves room for a unit. */
function unitStyle(unit: string): CSSProperties & Record<'--unit', string> {
  return { '--unit': `${unit.length}ch` };
}

/** Value while the box contains no number ('-'), which the browser itself reports as empty. */
const UNREADABLE = 'NaN';
/** Text that a number input takes unchanged. */
const PLAIN = /^-?\d*\.?\d*$/;

function isTaken({ data }: InputEvent, value: string): boolean {
  return !data || (PLAIN.test(data) && !(data === '.' && value.includes('.')));
}

/**
 * Returns the text of the box after typing `data`. A number input does not tell its caret and selection, so a digit
 * that it does not contain is typed there and looked for.
 */
function insertInto(box: HTMLInputElement, data: string): string {
  const mark = [...'0123456789'].find((digit) => !box.value.includes(digit)) ?? '0';
  document.execCommand('insertText', false, mark);
  return box.value.replace(mark, () => data);
}

/**
 * Number input, as the text that was typed: '' while there is none; `numberFromText` reads it. Its arrow keys stop at 0;
 * whether a typed number below 0 is refused, its form says. Turning the wheel over it scrolls the page instead of
 * changing it. Chromium drops the comma of '12,5' without a word, so from a sign that no number has until it is left it
 * is a text box (docs/decisions, 63).
 */
export function NumberField({ value, onChange, step = 0.01, unit, ...props }: NumberFieldProps) {
  const { label, error, description, required, hideLabel, className, onBlur, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  const [isText, setText] = useState(false);
  const number = numberFromText(value);
  const type = isText || !(value === UNREADABLE || PLAIN.test(value)) ? 'text' : 'number';

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const box = ref.current;
    if (box?.type !== 'number' || isTaken(event, box.value)) return;
    event.preventDefault();
    const typed = insertInto(box, event.data ?? '');
    setText(true);
    onChange(typed);
  });

  useEffect(() => {
    const box = ref.current;
    function onWheel() {
      if (box?.type === 'number' && document.activeElement === box) box.blur();
    }
    box?.addEventListener('wheel', onWheel, { passive: true });
    box?.addEventListener('beforeinput', onBeforeInput);
    return () => {
      box?.removeEventListener('wheel', onWheel);
      box?.removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);

  return (
    <Field {...{ label, error, description, required, hideLabel, className }}>
      {(control) => (
        <span className={styles.number} style={unit ? unitStyle(unit) : undefined}>
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            type={type}
            role="spinbutton"
            inputMode="decimal"
            min={0}
            step={step}
            aria-valuemin={0}
            aria-valuenow={Number.isFinite(number) ? number : undefined}
            className={classNames(control.className, 'figures', unit && styles.withUnit)}
            // The browser's value stays the same, empty, so that it keeps what was typed.
            value={type === 'number' && value === UNREADABLE ? '' : value}
            // Not onChange, which is silent while the browser's value stays empty.
            onInput={({ currentTarget: box }) => onChange(box.validity.badInput ? UNREADABLE : box.value)}
            onBlur={(event) => {
              setText(false);
              if (type === 'text' && Number.isFinite(number)) onChange(String(number));
              onBlur?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

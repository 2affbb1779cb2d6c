import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './form-fields.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

type SelectElementProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'required'>;

export interface SelectProps<Value extends string> extends FieldProps, SelectElementProps {
  /** An option with an empty value is the choice of nothing. */
  options: readonly SelectOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** Native select with its label; browsers that allow it render the list in our style. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, error, description, required, hideLabel, className, ...rest } = props;
  const { options, value, onChange, placeholder, ...select } = rest;

  const isBlank = value === '' && options.every((option) => option.value !== '');

  function choose(text: string) {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  }

  return (
    <Field {...{ label, error, description, required, hideLabel, className }}>
      {({ readOnly, ...control }) => (
        <select
          {...select}
          {...control}
          className={classNames(control.className, styles.select)}
          value={value}
          onChange={(event) => readOnly || choose(event.target.value)}
        >
          {(placeholder !== undefined || isBlank) && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

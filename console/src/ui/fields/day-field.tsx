import type { SyntheticEvent } from 'react';
import { DateField } from './date-field.tsx';
import type { TextFieldProps } from './form-fields.tsx';

/** Value that no schema accepts as a day, because the browser reports a partly typed date as empty. */
const UNFINISHED = 'unfinished';

/** Date input of a form, which refuses a partly typed day instead of omitting it. */
export function DayField({ value, onChange, ...props }: TextFieldProps) {
  // The browser fires no change for a partly typed date, whose value stays empty.
  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const day = currentTarget.validity.badInput ? UNFINISHED : currentTarget.value;
    if (day !== value) onChange(day);
  }

  return (
    <DateField
      {...props}
      value={value === UNFINISHED ? '' : value}
      onChange={onChange}
      onKeyUp={read}
      onBlur={read}
    />
  );
}

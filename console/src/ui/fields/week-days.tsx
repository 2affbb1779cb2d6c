import { WEEK_DAYS, type WeekDay } from '@tawseel/contract/facts/calendar';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Refusal } from '../display/refusal.tsx';
import { Checkbox } from './checkbox.tsx';

export interface WeekDaysProps {
  legend: ReactNode;
  words: Record<WeekDay, string>;
  value: readonly WeekDay[];
  error: string | undefined;
  onChange: (days: WeekDay[]) => void;
  className?: string;
}

/** Choice of some days of the week. */
export function WeekDays({ legend, words, value, error, onChange, className }: WeekDaysProps) {
  const errorId = useId();
  return (
    <fieldset
      className={classNames('row wrap gap-half-2', className)}
      aria-describedby={error ? errorId : undefined}
    >
      {legend}
      {WEEK_DAYS.map((day) => (
        <Checkbox
          key={day}
          label={words[day]}
          checked={value.includes(day)}
          onChange={(isOn) =>
            onChange(WEEK_DAYS.filter((each) => (each === day ? isOn : value.includes(each))))
          }
        />
      ))}
      {error && (
        <Refusal id={errorId} className="bad quiet full" role="alert">
          {error}
        </Refusal>
      )}
    </fieldset>
  );
}

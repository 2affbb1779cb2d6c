import { WEEK_DAYS } from '@tawseel/contract/facts/calendar';
import { useId } from 'react';
import type { Form } from '../../api/form.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { Refusal } from '../../ui/display/refusal.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import styles from './business.module.css';
import type { BusinessForm } from './business-form-values.ts';

export function WorkingDays({ form }: { form: Form<BusinessForm> }) {
  const errorId = useId();
  const { workingDays } = form.values;
  const error = form.problems.workingDays;
  return (
    <fieldset className={styles.days} aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{text.days}</legend>
      {WEEK_DAYS.map((day) => (
        <Checkbox
          key={day}
          label={text.weekDays[day]}
          checked={workingDays.includes(day)}
          onChange={(isOn) =>
            form.set(
              'workingDays',
              WEEK_DAYS.filter((each) => (each === day ? isOn : workingDays.includes(each))),
            )
          }
        />
      ))}
      {error && (
        <Refusal id={errorId} className={styles.error} role="alert">
          {error}
        </Refusal>
      )}
    </fieldset>
  );
}

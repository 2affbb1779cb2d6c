import { useState } from 'react';
import type { Form } from '../../api/form.ts';
import { today } from '../../api/today.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import styles from './business.module.css';
import { type BusinessForm, comingRamadans, withRamadan } from './business-form-values.ts';

/** The next two Ramadans, on the days of the calendar until others are set. */
export function RamadanFields({ form }: { form: Form<BusinessForm> }) {
  const [coming] = useState(() => comingRamadans(today()));
  const { ramadans } = form.values;
  return (
    <div className="stack at-start">
      {coming.map((proposed) => {
        const at = ramadans.findIndex(({ year }) => year === proposed.year);
        const days = ramadans[at] ?? proposed;
        const field = (name: 'from' | 'to') => ({
          label: text[name],
          required: true,
          value: days[name],
          error: form.problems[`ramadans.${at}.${name}`],
          onChange: (value: string) =>
            form.set('ramadans', withRamadan(ramadans, { ...days, [name]: value })),
        });
        return (
          <fieldset key={proposed.year} className={styles.ramadan}>
            <legend className="text-14 medium legend">{text.ramadanOf(proposed.year)}</legend>
            <DateField {...field('from')} />
            <DateField {...field('to')} />
            {at >= 0 && (
              <p className="row wrap quiet whole">
                {text.proposed(showDay(proposed.from), showDay(proposed.to))}
                <Button small onClick={() => form.set('ramadans', withRamadan(ramadans, proposed))}>
                  {text.useProposed}
                </Button>
              </p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

import { MOST_HOLIDAYS } from '@tawseel/contract/facts/limits';
import type { Form } from '../../api/form.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { RowList } from '../../ui/fields/row-list.tsx';
import styles from './business.module.css';
import type { BusinessForm } from './business-form-values.ts';

/** The holidays as a list that rows are added to and taken from. */
export function HolidaysField({ form }: { form: Form<BusinessForm> }) {
  const { holidays } = form.values;
  const set = (changed: typeof holidays) => form.set('holidays', changed);

  function field(at: number, name: 'date' | 'name') {
    return {
      required: true,
      value: holidays[at]?.[name] ?? '',
      error: form.problems[`holidays.${at}.${name}`],
      onChange: (value: string) =>
        set(holidays.map((holiday, one) => (one === at ? { ...holiday, [name]: value } : holiday))),
    };
  }

  return (
    <div className={styles.holidays}>
      <RowList
        count={holidays.length}
        most={MOST_HOLIDAYS}
        row={(at) => (
          <>
            <DateField label={text.day} {...field(at, 'date')} />
            <TextField label={text.name} autoComplete="off" dir="auto" {...field(at, 'name')} />
          </>
        )}
        rowLabel={(at) => text.holiday(at + 1)}
        removeLabel={(at) => text.removeHoliday(at + 1)}
        onRemove={(at) => set(holidays.filter((_, one) => one !== at))}
        addLabel={text.addHoliday}
        onAdd={() => set([...holidays, { date: '', name: '' }])}
        empty={text.noHolidays}
      />
    </div>
  );
}

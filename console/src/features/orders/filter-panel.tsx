import { digitsFromText } from '@tawseel/contract/facts/characters';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { CUSTODY_FILTERS, HAPPENINGS, ORDER_SORTS, PAYMENT_FILTERS } from '@tawseel/contract/order-filters';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filtersText as text } from '../../texts/en/filters.ts';
import { showCity } from '../../texts/words.ts';
import { Button } from '../../ui/button.tsx';
import { FilterButtons } from '../../ui/filter-buttons.tsx';
import { DayField, focusFirstProblem, TextField } from '../../ui/form-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { useSenders, useWarehouseNames } from './filter-names.ts';
import styles from './filters.module.css';
import { trackingText } from './order-facts.ts';
import { type FilterValues, type OrderFilters, readFilters } from './order-filters.ts';
import { SenderField } from './sender-field.tsx';

const ANY = 'any';

type Name = keyof FilterValues;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  );
}

export type FilterPanelProps = {
  filters: OrderFilters;
  search: string;
  /** Apply was pressed and nothing is wrong: what was found is below. */
  onApplied: () => void;
};

/** Form of the filters: what is wrong is said at its field, and nothing is asked for before it is right. */
export function FilterPanel({ filters, search, onApplied }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const applied = JSON.stringify(filters.values);
  const [draft, setDraft] = useState({ of: applied, values: filters.values, problems: filters.problems });
  // The address has changed: by Apply, a chip, a link or Back.
  if (draft.of !== applied) setDraft({ of: applied, values: filters.values, problems: filters.problems });
  const { values, problems } = draft;
  const senders = useSenders(values.senderId !== '');
  const hubs = useWarehouseNames();

  const isRefused = useRef(false);
  useEffect(() => {
    if (isRefused.current) focusFirstProblem(form.current);
    isRefused.current = false;
  });

  function change(name: Name, value: string) {
    setDraft({
      ...draft,
      values: { ...values, [name]: value },
      problems: { ...problems, [name]: undefined },
    });
  }

  /** Returns whether nothing was wrong. */
  function apply(wanted: FilterValues): boolean {
    const typed = { ...wanted, unmovedDays: digitsFromText(wanted.unmovedDays) };
    const read = readFilters(typed, search);
    const found = { ...read.problems };
    // One that is asked for already may be of a sender who has left the list.
    const isNew = values.senderId !== '' && values.senderId !== filters.values.senderId;
    if (isNew && !senders.has(values.senderId)) found.senderId = text.problems.senderId;
    isRefused.current = Object.keys(found).length > 0;
    if (isRefused.current) setDraft({ ...draft, values: typed, problems: found });
    else filters.set(typed);
    return !isRefused.current;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (apply(values)) onApplied();
  }

  const happenedToday =
    HAPPENINGS.find((one) => one === filters.values.happened && filters.values.on === '') ?? '';
  const field = (name: Name) => ({
    label: text.labels[name],
    value: values[name],
    error: problems[name],
    onChange: (value: string) => change(name, value),
  });
  const choice = (name: Name, options: readonly (readonly [value: string, label: string])[]) => (
    <Select
      {...field(name)}
      value={values[name] || ANY}
      options={[[ANY, text.any] as const, ...options].map(([value, label]) => ({ value, label }))}
      onChange={(value) => change(name, value === ANY ? '' : value)}
    />
  );

  return (
    <form ref={form} className={styles.panel} aria-label={text.form} noValidate onSubmit={submit}>
      <FilterButtons
        label={text.today}
        choices={HAPPENINGS}
        words={{ ...text.happenedToday, '': '' }}
        value={happenedToday}
        onChange={(one) => apply({ ...values, happened: one === happenedToday ? '' : one, on: '' })}
      />
      <Group title={text.groups.order}>
        <TextField {...field('phone')} type="tel" description={text.phoneHint} autoComplete="off" />
        <TextField {...field('reference')} autoComplete="off" />
        <SenderField
          value={values.senderId}
          error={problems.senderId}
          onChange={(value) => change('senderId', value)}
        />
        {choice(
          'payment',
          PAYMENT_FILTERS.map((payment) => [payment, text.payments[payment]]),
        )}
      </Group>
      <Group title={text.groups.parcel}>
        {hubs.size > 1 && choice('warehouseId', [...hubs])}
        {choice(
          'city',
          EMIRATES.map((city) => [city, showCity(city)]),
        )}
        {choice(
          'trackingStatus',
          TRACKING_STATUSES.map((status) => [status, trackingText(status)]),
        )}
        {choice(
          'custody',
          CUSTODY_FILTERS.map((custody) => [custody, text.custody[custody]]),
        )}
      </Group>
      <Group title={text.groups.time}>
        {choice(
          'happened',
          HAPPENINGS.map((one) => [one, text.happened[one]]),
        )}
        <DayField {...field('on')} description={text.onHint} />
        <DayField {...field('from')} max={values.to || undefined} />
        <DayField {...field('to')} min={values.from || undefined} />
        <TextField
          {...field('unmovedDays')}
          inputMode="numeric"
          description={text.unmovedHint}
          autoComplete="off"
        />
        <Select
          {...field('sort')}
          value={values.sort || '-createdAt'}
          options={ORDER_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
          onChange={(value) => change('sort', value === '-createdAt' ? '' : value)}
        />
      </Group>
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {text.apply}
        </Button>
      </div>
    </form>
  );
}

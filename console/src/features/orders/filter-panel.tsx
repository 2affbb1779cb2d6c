import { digitsFromText } from '@tawseel/contract/facts/characters';
import { HAPPENINGS, ORDER_SORTS } from '@tawseel/contract/order-filters';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { textFinder } from '../../api/find-rows.ts';
import { filtersText as text } from '../../texts/en/filters.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { focusFirstProblem, TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SuggestBox } from '../../ui/fields/suggest-field.tsx';
import { labelOf } from '../../ui/fields/suggestions.ts';
import { useChoices, useKnownChoices } from './filter-choices.ts';
import styles from './filters.module.css';
import {
  type Choice,
  FILTER_NAMES,
  FILTERS,
  type Filter,
  type FilterName,
  type FilterValues,
  type OrderFilters,
  readFilters,
  useWarehouseNames,
} from './order-filters.ts';

type Name = keyof FilterValues;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="text-14 strong legend">{title}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceFieldProps = {
  choice: Choice;
  label: string;
  /** Id; '' for none. */
  value: string;
  error: string | undefined;
  description: string | undefined;
  /** Called with the id, or with the typed text if it names none. */
  onChange: (id: string) => void;
};

/** Autocomplete of a sender, a driver or an area by name. */
function ChoiceField({ choice, value, onChange, ...field }: ChoiceFieldProps) {
  const [asked, setAsked] = useState(false);
  const choices = useChoices(choice, asked || value !== '');
  const suggestions = useMemo(() => [...choices.values()], [choices]);
  const chosen = choices.get(value);
  return (
    <SuggestBox
      {...field}
      suggestions={suggestions}
      finder={textFinder}
      typed={chosen ? labelOf(chosen) : value}
      onFocus={() => setAsked(true)}
      onType={(typed) => onChange(suggestions.find((one) => labelOf(one) === typed)?.id ?? typed)}
      onLeave={(named) => named && named.id !== value && onChange(named.id)}
    />
  );
}

/** Filters that are chosen by name. */
const CHOSEN_NAMES = ['senderId', 'driverId', 'areaId'] as const;

export type FilterPanelProps = {
  filters: OrderFilters;
  search: string;
  /** Called after valid filters were applied; the results are below. */
  onApplied: () => void;
};

/** Form of the filters: problems are shown at their fields, and nothing is requested before they are solved. */
export function FilterPanel({ filters, search, onApplied }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const applied = JSON.stringify(filters.values);
  const [draft, setDraft] = useState({ of: applied, values: filters.values, problems: filters.problems });
  // The address has changed, by Apply, a chip, a link or Back.
  if (draft.of !== applied) setDraft({ of: applied, values: filters.values, problems: filters.problems });
  const { values, problems } = draft;
  const known = useKnownChoices(values);
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

  /** Returns true if the filters were valid. */
  function apply(wanted: FilterValues): boolean {
    const typed = { ...wanted, unmovedDays: digitsFromText(wanted.unmovedDays) };
    const read = readFilters(typed, search);
    const found = { ...read.problems };
    for (const name of CHOSEN_NAMES) {
      // The present filter may name one that is no longer in the list.
      const isNew = values[name] !== '' && values[name] !== filters.values[name];
      if (isNew && !known[name].has(values[name])) found[name] = text.problems[name];
    }
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
  function control(name: FilterName): ReactNode {
    const { control: kind, options, word = String, hint, input, min, max } = FILTERS[name];
    const props = { ...field(name), description: hint?.() };
    if (kind === 'sender' || kind === 'driver' || kind === 'area')
      return <ChoiceField key={name} choice={kind} {...props} />;
    if (kind === 'warehouse' && hubs.size <= 1) return null;
    if (kind === 'warehouse' || options) {
      const choices = options?.map((value) => [value, word(value)] as const) ?? [...hubs];
      return (
        <Select
          key={name}
          {...props}
          options={[['', text.any] as const, ...choices].map(([value, label]) => ({ value, label }))}
        />
      );
    }
    if (kind !== 'day') return <TextField key={name} {...props} {...input} autoComplete="off" />;
    const ends = { min: (min && values[min]) || undefined, max: (max && values[max]) || undefined };
    return <DayField key={name} {...props} {...ends} />;
  }
  const controls = (group: Filter['group']) =>
    FILTER_NAMES.filter((name) => FILTERS[name].group === group).map(control);

  return (
    <form ref={form} className={styles.panel} aria-label={text.form} noValidate onSubmit={submit}>
      <FilterButtons
        label={text.today}
        choices={HAPPENINGS}
        words={{ ...text.happenedToday, '': '' }}
        value={happenedToday}
        onChange={(one) => {
          if (apply({ ...values, happened: one === happenedToday ? '' : one, on: '' })) onApplied();
        }}
      />
      <Group title={text.groups.order}>{controls('order')}</Group>
      <Group title={text.groups.parcel}>{controls('parcel')}</Group>
      <Group title={text.groups.time}>
        {controls('time')}
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

import type { Form } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { useWarehouseOptions } from '../../api/use-warehouse-options.ts';
import { pickupsText, pickupFormText as text } from '../../texts/en/pickups.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { cityOptions } from '../../texts/words.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { WeekDays } from '../../ui/fields/week-days.tsx';
import { type PickupForm, USUAL_HOURS } from './pickup-form-values.ts';

type FieldsProps = { form: Form<PickupForm> };

/** Fields of the time: a day, or weekdays from a day on. */
export function WhenFields({ form }: FieldsProps) {
  const { values, set, field } = form;
  const hours = USUAL_HOURS.map(([from, to]) => `${from} ${to}` as const);
  return (
    <>
      {values.isStanding && (
        <WeekDays
          className="whole"
          legend={<legend className="text-13 strong legend">{text.weekdays}</legend>}
          words={text.weekDays}
          {...field('weekdays')}
        />
      )}
      <DayField label={values.isStanding ? text.firstDay : text.day} required {...field('day')} />
      {values.isStanding && <DayField label={text.until} description={text.untilHint} {...field('until')} />}
      <div className="narrow whole">
        <FilterButtons
          label={text.hours}
          choices={hours}
          words={Object.fromEntries(
            USUAL_HOURS.map(([from, to], at) => [hours[at], pickupsText.window(from, to)]),
          )}
          value={`${values.from} ${values.to}`}
          onChange={(chosen) => {
            const [from = '', to = ''] = chosen.split(' ');
            set('from', from);
            set('to', to);
          }}
        />
      </div>
      <TextField label={text.from} type="time" required {...field('from')} />
      <TextField label={text.to} type="time" required {...field('to')} />
      <NumberField label={text.expected} step={1} required {...field('expected')} />
    </>
  );
}

/** Fields of the place and, for administrators, of the warehouse. */
export function PlaceFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const { values, problems, set, field } = form;
  const cities = cityOptions();
  return (
    <>
      <TextField label={text.street} required autoComplete="off" {...field('street')} />
      <TextField label={text.area} autoComplete="off" {...field('area')} />
      <Select
        label={text.city}
        required
        options={cities}
        placeholder={text.chooseCity}
        value={cities.find(({ value }) => value === values.city)?.value ?? ''}
        error={problems.city && text.cityMissing}
        onChange={(city) => set('city', city)}
      />
      <TextField
        label={text.phone}
        type="tel"
        required
        autoComplete="off"
        description={fieldNote(phoneNote(values.phone))}
        {...field('phone')}
      />
      <TextField label={text.note} autoComplete="off" {...field('note')} />
      <WarehouseField form={form} isNew={isNew} />
    </>
  );
}

/** Field of the warehouse: administrators choose if there are several; staff have their own. */
function WarehouseField({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const known = useWarehouseOptions(isAdministrator());
  if (known.length < 2) return null;
  return (
    <Select
      label={text.warehouse}
      options={isNew ? [{ value: '', label: text.nearest }, ...known] : known}
      {...form.field('warehouseId')}
    />
  );
}

import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { Field } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { registerText, warehousesText as text } from '../../texts/en/warehouses.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { showWord } from '../../texts/words.ts';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';

export type WarehouseForm = Record<'name' | 'country' | 'city' | 'street' | 'email' | 'phone', string>;

/** Cities of the specification, with hyphens; then a city that only another server's warehouse has. */
function citiesWith(stored: string) {
  const cities = new Set<string>(stored === '' ? EMIRATES : [...EMIRATES, stored]);
  return [...cities].map((city) => ({ value: city, label: showWord('listedCity', city) }));
}

type WarehouseFieldsProps = {
  field: (name: keyof WarehouseForm) => Field<string>;
  /** Values of the edited warehouse; values that it lacks are not required. */
  stored?: WarehouseForm;
};

/** The fields that registering and editing a warehouse share. */
export function WarehouseFields({ field, stored }: WarehouseFieldsProps) {
  const propsOf = (name: keyof WarehouseForm) => ({ required: stored?.[name] !== '', ...field(name) });
  return (
    <>
      <TextField label={text.name} autoComplete="off" {...propsOf('name')} />
      <TextField label={text.country} autoComplete="country-name" {...propsOf('country')} />
      <TextField label={text.address} autoComplete="off" {...propsOf('street')} />
      <TextField label={text.email} type="email" autoComplete="off" {...propsOf('email')} />
      <TextField
        label={text.phone}
        type="tel"
        autoComplete="off"
        description={hasFeature('tawseel') && fieldNote(phoneNote(propsOf('phone').value))}
        {...propsOf('phone')}
      />
      <Select
        label={text.city}
        options={citiesWith(stored?.city ?? '')}
        placeholder={registerText.chooseCity}
        {...propsOf('city')}
      />
    </>
  );
}

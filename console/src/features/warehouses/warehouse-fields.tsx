import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { Field } from '../../api/form.ts';
import { registerText, warehousesText as text } from '../../texts/warehouses.ts';
import { TextField } from '../../ui/form-fields.tsx';
import { Select } from '../../ui/select.tsx';

export type WarehouseForm = Record<'name' | 'country' | 'city' | 'street' | 'email' | 'phone', string>;

/** As the specification lists them: with hyphens; then a city that only another server's warehouse has. */
function citiesWith(stored: string) {
  const cities = new Set<string>(stored === '' ? EMIRATES : [...EMIRATES, stored]);
  return [...cities].map((city) => ({ value: city, label: city }));
}

type WarehouseFieldsProps = {
  field: (name: keyof WarehouseForm) => Field<string>;
  storedCity?: string;
};

/** The fields that registering and editing a warehouse share. */
export function WarehouseFields({ field, storedCity = '' }: WarehouseFieldsProps) {
  return (
    <>
      <TextField label={text.name} autoComplete="off" required {...field('name')} />
      <TextField label={text.country} autoComplete="country-name" required {...field('country')} />
      <TextField label={text.address} autoComplete="off" required {...field('street')} />
      <TextField label={text.email} type="email" autoComplete="off" required {...field('email')} />
      <TextField label={text.phone} type="tel" autoComplete="off" required {...field('phone')} />
      <Select
        label={text.city}
        options={citiesWith(storedCity)}
        placeholder={registerText.chooseCity}
        required
        {...field('city')}
      />
    </>
  );
}

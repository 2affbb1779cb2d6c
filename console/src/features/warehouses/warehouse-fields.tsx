import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { Problems } from '../../api/form.ts';
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
  values: WarehouseForm;
  storedCity?: string;
  problems: Problems;
  set: (name: keyof WarehouseForm, value: string) => void;
};

/** The fields that registering and editing a warehouse share. */
export function WarehouseFields({ values, storedCity = '', problems, set }: WarehouseFieldsProps) {
  function field(name: keyof WarehouseForm) {
    return {
      required: true,
      value: values[name],
      error: problems[name],
      onChange: (value: string) => set(name, value),
    };
  }
  return (
    <>
      <TextField label={text.name} autoComplete="off" {...field('name')} />
      <TextField label={text.country} autoComplete="country-name" {...field('country')} />
      <TextField label={text.address} autoComplete="off" {...field('street')} />
      <TextField label={text.email} type="email" autoComplete="off" {...field('email')} />
      <TextField label={text.phone} type="tel" autoComplete="off" {...field('phone')} />
      <Select
        label={text.city}
        options={citiesWith(storedCity)}
        placeholder={registerText.chooseCity}
        {...field('city')}
      />
    </>
  );
}

import { cash } from '@tawseel/contract/cash';
import type { Form } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { Select } from '../../ui/fields/select.tsx';
import { useOnlyOption } from '../../ui/fields/use-only-option.ts';
import { show } from '../../ui/format.ts';

type WarehouseFieldProps<Name extends string> = {
  label: string;
  name: Name;
  form: Pick<Form<Record<Name, string>>, 'field'>;
};

/** Choice of a warehouse with a safe. */
export function WarehouseField<Name extends string>({ label, name, form }: WarehouseFieldProps<Name>) {
  const { safes = [] } = useRead(cash.readCashDesk, {}).data ?? {};
  const options = safes.map((safe) => ({ value: safe._id ?? '', label: show(safe.name) }));
  const field = form.field(name);
  useOnlyOption(options, field.value, field.onChange);
  return <Select label={label} required placeholder={text.chooseWarehouse} options={options} {...field} />;
}

import { type Warehouse, warehouses } from '@tawseel/contract/warehouses';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { FieldWarning } from '../../ui/fields/field-warning.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted } from '../../ui/format.ts';

/** The warehouses to choose from, by name, and by code where two have the same. */
function warehouseOptions(places: readonly Loose<Warehouse>[]) {
  return places.flatMap(({ _id, wareHouseName, warehouseCode }) => {
    const isAlone = places.filter((other) => other.wareHouseName === wareHouseName).length === 1;
    return _id === undefined
      ? []
      : [{ value: _id, label: dotted([wareHouseName, !isAlone && warehouseCode]) || _id }];
  });
}

type WarehouseSelectProps = {
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
};

/** Field of the warehouse; deleted ones cannot be chosen. */
export function WarehouseSelect({ value, error, onChange }: WarehouseSelectProps) {
  const { data, isError } = useRead(warehouses.listWarehouses, {});
  const options = warehouseOptions(data ?? []);
  const isGone = data !== undefined && value !== '' && !options.some((option) => option.value === value);
  const isMissing = isError && data === undefined;
  const isNone = data !== undefined && options.length === 0;
  const note = isMissing ? text.warehousesFailed : isNone ? text.noWarehouse : isGone && text.warehouseGone;
  return (
    <Select
      label={text.warehouse}
      required
      options={options}
      placeholder={text.chooseWarehouse}
      value={isGone ? '' : value}
      error={error}
      description={note && <FieldWarning>{note}</FieldWarning>}
      onChange={onChange}
    />
  );
}

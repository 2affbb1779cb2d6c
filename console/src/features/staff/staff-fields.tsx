import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { type Warehouse, warehouses } from '@tawseel/contract/warehouses';
import type { Form } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { cityOptions } from '../../texts/words.ts';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { FieldWarning } from '../../ui/fields/field-warning.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import grid from '../../ui/fields/form-grid.module.css';
import { Select } from '../../ui/fields/select.tsx';
import { dotted } from '../../ui/format.ts';
import { identityNote, type StaffField, type StaffForm, staffPhoneNote } from './staff-form-values.ts';

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

type StaffFieldsProps = {
  kind: StaffKind;
  form: Form<StaffForm>;
};

export function StaffFields({ kind, form }: StaffFieldsProps) {
  const isDriver = kind === 'driver';
  const { values } = form;

  function field(name: StaffField, required = false) {
    return { ...form.field(name), value: values[name] ?? '', autoComplete: 'off', required };
  }

  return (
    <>
      <h3 className={grid.section}>{text.person}</h3>
      <TextField label={text.firstName} {...field('firstName', true)} />
      <TextField label={text.lastName} {...field('lastName', true)} />
      <TextField
        label={text.email}
        type="email"
        description={isDriver ? undefined : text.signsInWith}
        {...field('email', !isDriver)}
      />
      <TextField
        label={text.phone}
        type="tel"
        description={fieldNote(staffPhoneNote(kind, values.phoneNo))}
        {...field('phoneNo', true)}
      />
      <TextField
        label={text.identityNumber}
        placeholder={text.identityExample}
        description={fieldNote(identityNote(values.cnic))}
        {...field('cnic')}
      />
      <h3 className={grid.section}>{text.home}</h3>
      <TextField label={text.street} {...field('street')} />
      <TextField label={text.houseNo} {...field('houseNo')} />
      <Select
        label={text.city}
        options={cityOptions()}
        placeholder={text.chooseCity}
        {...field('city', true)}
      />
      <TextField label={text.country} {...field('country', true)} />
      <h3 className={grid.section}>{text.work}</h3>
      <WarehouseSelect {...form.field('warehouseId')} />
      <TextField label={text.accountNumber} placeholder={text.accountExample} {...field('accountNumber')} />
      {isDriver && (
        <>
          <h3 className={grid.section}>{text.vehicle}</h3>
          <TextField label={text.licenseNo} {...field('licenseNo')} />
          <TextField label={text.vehicleType} placeholder={text.vehicleTypeHint} {...field('vehicleType')} />
          <TextField label={text.vehicleNo} {...field('vehicleNo')} />
        </>
      )}
    </>
  );
}

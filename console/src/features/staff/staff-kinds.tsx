import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { hasFeature } from '../../api/host.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import type { Definition } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { show } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import type { Person } from './search-staff.ts';

type KindLook = {
  /** The column after the name. */
  second: (search: string) => Column<Person>;
  showsCity?: true;
  /** Beside the name, for a phone under it. */
  hasRoom?: true;
  paysOut?: true;
  /** Facts of this kind in the details. */
  more?: (person: Person) => Definition[];
};

function emailColumn(search: string): Column<Person> {
  return {
    key: 'email',
    header: text.email,
    cell: (person) => <Email email={show(person.email)} match={search} />,
  };
}

function vehicleColumn(): Column<Person> {
  return {
    key: 'vehicleType',
    header: text.vehicleType,
    width: 'clamp(10.75rem, 18cqi, 12rem)',
    cell: (person) => show(person.vehicleType),
    second: hasFeature('tawseel') ? ({ vehicleNo }) => unbroken(vehicleNo) : undefined,
  };
}

function licenceAndVehicle(person: Person): Definition[] {
  return [
    { label: text.licenseNo, value: show(person.licenseNo) },
    { label: text.vehicleType, value: show(person.vehicleType) },
    { label: text.vehicleNo, value: show(person.vehicleNo) },
  ];
}

/** Visible differences between the four kinds of staff. */
export const kindLooks: Record<StaffKind, KindLook> = {
  supervisor: { second: emailColumn, showsCity: true },
  operator: { second: emailColumn },
  driver: { second: vehicleColumn, hasRoom: true, more: licenceAndVehicle },
  cashier: { second: emailColumn, paysOut: true },
};

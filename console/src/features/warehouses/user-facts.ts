import type { WarehouseUser } from '@tawseel/contract/warehouses';
import type { Loose } from '../../api/tolerant.ts';
import { singleWarehouseText as text, warehousesText } from '../../texts/warehouses.ts';
import type { Definition } from '../../ui/definition-list.tsx';
import { MISSING, show, showDay } from '../../ui/format.ts';
import { showCity } from './warehouse-facts.ts';

export type LooseUser = Loose<WarehouseUser>;
type LooseAddress = NonNullable<LooseUser['addresses']>[number];

export function fullName(user: LooseUser): string {
  return show([user.firstName, user.lastName].filter(Boolean).join(' '));
}

/** The one letter that stands for a missing picture belongs to the first name. */
export function avatarName(user: LooseUser): string {
  return user.firstName || user.lastName || '';
}

function showAddress({ houseNo, street, city, country }: LooseAddress): string {
  const parts = [houseNo, street, city && showCity(city), country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : MISSING;
}

export function userFacts(user: LooseUser): Definition[] {
  const addresses = (user.addresses ?? []).map(showAddress);
  return [
    { label: warehousesText.email, value: show(user.email) },
    { label: warehousesText.phone, value: show(user.phoneNo) },
    { label: warehousesText.country, value: show(user.country) },
    { label: warehousesText.city, value: showCity(user.city) },
    { label: text.street, value: show(user.street) },
    { label: text.houseNo, value: show(user.houseNo) },
    { label: text.role, value: show(user.role) },
    { label: text.created, value: showDay(user.createdAt) },
    { label: text.additionalAddresses, value: show(addresses.join(' · ')), wide: true },
  ];
}

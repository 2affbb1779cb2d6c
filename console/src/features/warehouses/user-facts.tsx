import { fullName } from '@tawseel/contract/facts/searches';
import { keyed } from '@tawseel/contract/route';
import { WarehouseUser, warehouses } from '@tawseel/contract/warehouses';
import * as z from 'zod/mini';
import type { Loose } from '../../api/tolerant.ts';
import { singleWarehouseText as text, warehousesText } from '../../texts/en/warehouses.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { showDay } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import type { Definition } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { dotted, joined, show } from '../../ui/format.ts';

/** Another server may name a user of a warehouse as it names a sender, or as its staff. */
const AnyUser = z.extend(WarehouseUser, {
  phone: z.optional(z.string()),
  profilePic: z.optional(z.string()),
  address: z.optional(z.string()),
});
export const listUsers = { ...warehouses.listWarehouseUsers, ...keyed('data', z.array(AnyUser)) };
export type LooseUser = Loose<z.infer<typeof AnyUser>>;
type LooseAddress = NonNullable<LooseUser['addresses']>[number];

export function shownName(user: LooseUser): string {
  return show(fullName(user));
}

/** Uses the initial of the first name in place of a missing picture. */
export function avatarName(user: LooseUser): string {
  return user.firstName || user.lastName || '';
}

export function pictureOf({ image, profilePic }: LooseUser): string | undefined {
  return image || profilePic;
}

function addressFacts({ street, houseNo, address }: LooseUser): Definition[] {
  if (address && !street?.trim() && !houseNo?.trim()) {
    return [{ label: warehousesText.address, value: show(address) }];
  }
  return [
    { label: text.street, value: show(street) },
    { label: text.houseNo, value: show(houseNo) },
  ];
}

function showAddress({ houseNo, street, city, country }: LooseAddress): string {
  return show(joined([houseNo, street, city && showCity(city), country && showWord('country', country)]));
}

export function userFacts(user: LooseUser): Definition[] {
  const addresses = (user.addresses ?? []).map(showAddress);
  return [
    { label: warehousesText.email, value: <Email email={show(user.email)} /> },
    { label: warehousesText.phone, value: show(user.phoneNo || user.phone) },
    { label: warehousesText.country, value: showWord('country', user.country) },
    { label: warehousesText.city, value: showCity(user.city) },
    ...addressFacts(user),
    { label: text.role, value: showWord('role', user.role) },
    { label: text.additionalAddresses, value: show(dotted(addresses)), wide: true },
    { label: text.created, value: showDay(user.createdAt) },
  ];
}

/** Green if Active, otherwise red (specification, section 2). */
export function UserStatus({ status }: { status: string | undefined }) {
  return (
    <Badge tone={status === 'Active' ? 'good' : 'bad'} dot>
      {showWord('profileStatus', status)}
    </Badge>
  );
}

import { COUNTRY, cityFromText } from '@tawseel/contract/facts/emirates';
import { type SenderRecord, SenderUpdate } from '@tawseel/contract/senders';
import * as z from 'zod/mini';
import { isAdministrator } from '../../api/host.ts';
import { textsOf, versionOf } from '../../api/record.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFormText as text } from '../../texts/en/users.ts';

export type SenderKind = 'User' | 'Company';

export type AddressForm = { _id?: string; country: string; city: string; street: string; houseNo: string };

/** Without the IBAN for users who do not see it whole: if omitted, it stays. */
export type SenderForm = ReturnType<typeof senderForm>;

export const newAddress = (): AddressForm => ({ country: COUNTRY, city: '', street: '', houseNo: '' });

const COMMON = ['name', 'email', 'phone', 'country', 'street', 'houseNo', 'landmark', 'makani'] as const;

/** Returns the form of a sender, or an empty one. */
export function senderForm(role: SenderKind, sender: Loose<SenderRecord> = { country: COUNTRY }) {
  return {
    role,
    ...textsOf(sender, [...COMMON, 'profilePic', 'legalName', 'trn']),
    city: cityFromText(sender.city ?? '') ?? '',
    addresses: (sender.addresses ?? []).map(
      ({ _id, ...address }): AddressForm => ({
        ...(_id === undefined ? {} : { _id }),
        ...textsOf(address, ['country', 'city', 'street', 'houseNo']),
      }),
    ),
    ...(isAdministrator() ? textsOf(sender, ['iban']) : {}),
    ...versionOf(sender),
  };
}

export function senderFormSchema() {
  return z.extend(SenderUpdate, { city: z.string().check(z.minLength(1, text.cityMissing)) });
}

import { COUNTRY, cityFromText } from '@tawseel/contract/facts/emirates';
import { type SenderRecord, SenderUpdate } from '@tawseel/contract/senders';
import * as z from 'zod/mini';
import { isAdministrator } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFormText as text } from '../../texts/en/users.ts';

export type SenderKind = 'User' | 'Company';

export type AddressForm = { _id?: string; country: string; city: string; street: string; houseNo: string };

export type SenderForm = {
  role: SenderKind;
  name: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  street: string;
  houseNo: string;
  landmark: string;
  makani: string;
  profilePic: string;
  addresses: AddressForm[];
  legalName: string;
  trn: string;
  /** Absent for users who do not see it whole: if omitted, it stays. */
  iban?: string;
  /** Version of the edited sender; absent for a new one. */
  version?: string;
};

export const newAddress = (): AddressForm => ({ country: COUNTRY, city: '', street: '', houseNo: '' });

/** Returns the form of a sender, or an empty one. */
export function senderForm(role: SenderKind, sender: Loose<SenderRecord> = { country: COUNTRY }): SenderForm {
  return {
    role,
    name: sender.name ?? '',
    email: sender.email ?? '',
    phone: sender.phone ?? '',
    country: sender.country ?? '',
    city: cityFromText(sender.city ?? '') ?? '',
    street: sender.street ?? '',
    houseNo: sender.houseNo ?? '',
    landmark: sender.landmark ?? '',
    makani: sender.makani ?? '',
    profilePic: sender.profilePic ?? '',
    addresses: (sender.addresses ?? []).map(
      ({ _id, country = '', city = '', street = '', houseNo = '' }) => ({
        ...(_id === undefined ? {} : { _id }),
        country,
        city,
        street,
        houseNo,
      }),
    ),
    legalName: sender.legalName ?? '',
    trn: sender.trn ?? '',
    ...(isAdministrator() ? { iban: sender.iban ?? '' } : {}),
    ...(sender.version === undefined ? {} : { version: sender.version }),
  };
}

export function senderFormSchema() {
  return z.extend(SenderUpdate, { city: z.string().check(z.minLength(1, text.cityMissing)) });
}

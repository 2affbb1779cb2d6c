import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { seededRandom } from '@tawseel/server/src/demo/random.ts';
import { newId } from '@tawseel/server/src/platform/engine/ids.ts';
import type { Tables } from '@tawseel/server/src/platform/engine/tables.ts';
import { FAMILY_NAMES, GIVEN_NAMES, STREETS } from './names.ts';

const COUNTRY = 'United Arab Emirates';

type Person = { index: number; first: string; last: string; city: string; street: string; createdAt: number };

/** Yields people, each created an hour after the previous one, the newest an hour before `end`. */
function* people(count: number, end: number, seed: string): Generator<Person & { id: string }> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const createdAt = end - (count - index) * HOUR_MS;
    yield {
      index,
      id: newId(createdAt, random.bytes(10)),
      first: random.pick(GIVEN_NAMES),
      last: random.pick(FAMILY_NAMES),
      city: random.pick(EMIRATES),
      street: `${random.pick(STREETS)} ${random.below(400)}`,
      createdAt,
    };
  }
}

/** Yields senders: every fourth is a company, two of three have a picture. */
export function* senderRows(count: number, end: number): Generator<Tables['senders']> {
  for (const { index, id, first, last, city, street, createdAt } of people(count, end, 'senders')) {
    const isCompany = index % 4 === 0;
    const picture = isCompany ? '/pictures/logo/b.svg' : `/pictures/avatar/smn-${(index % 10) + 1}.svg`;
    yield {
      id,
      role: isCompany ? 'Company' : 'User',
      name: isCompany ? `${last} ${first} Trading LLC` : `${first} ${last}`,
      email: `sender-${index}@example.ae`,
      phone: `+971 50 ${1_000_000 + index}`,
      country: COUNTRY,
      city,
      street,
      house_no: String(index % 900),
      profile_pic: index % 3 === 0 ? '' : picture,
      addresses: JSON.stringify([{ _id: id, country: COUNTRY, city, street, houseNo: '12' }]),
      created_at: new Date(createdAt).toISOString(),
      deleted_at: null,
      phone_e164: `+97150${1_000_000 + index}`,
      legal_name: null,
      trn: null,
      makani: null,
      landmark: null,
      iban: null,
      iban_set_at: null,
      iban_set_by: null,
    };
  }
}

export function* supervisorRows(
  count: number,
  end: number,
  warehouseIds: string[],
): Generator<Tables['staff']> {
  for (const { index, id, first, last, city, street, createdAt } of people(count, end, 'supervisors')) {
    yield {
      id,
      kind: 'supervisor',
      warehouse_id: warehouseIds[index % warehouseIds.length] ?? '',
      first_name: first,
      last_name: last,
      email: `supervisor-${index}@tawseel.example`,
      image: index % 3 === 0 ? '' : '/pictures/avatar/smu-1.svg',
      profile_status: index % 5 === 0 ? 'unActive' : 'Active',
      phone: `+971 55 ${1_000_000 + index}`,
      phone_e164: `+97155${1_000_000 + index}`,
      identity_number: `784-1990-${1_000_000 + index}-1`,
      country: COUNTRY,
      city,
      street,
      house_no: String(index % 900),
      account_number: `AE07033123456789${index}`,
      documents: JSON.stringify(['/pictures/document/emirates-id.svg']),
      license_no: '',
      vehicle_type: '',
      vehicle_no: '',
      created_at: new Date(createdAt).toISOString(),
      deleted_at: null,
    };
  }
}

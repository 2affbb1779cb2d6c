import { readFileSync } from 'node:fs';
import { businessRow } from '../areas/business/store.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { DAY_MS, type DemoContext, iso } from './context.ts';
import { HEAD_OFFICE } from './head-office.ts';
import { accountNumber } from './identity.ts';
import { seededRandom } from './random.ts';

const LOGO = new URL('data/business-logo.png', import.meta.url);

/** Holidays with a fixed date: month and day. */
const HOLIDAYS = [
  ['01-01', 'New Year'],
  ['12-02', 'Eid Al Etihad'],
  ['12-03', 'Eid Al Etihad'],
] as const;

/** Returns the demo's business, as its administrator entered it a year ago. */
export function makeBusiness({ now }: DemoContext): Tables['business'] {
  const enteredAt = iso(now - 365 * DAY_MS);
  const year = Number(iso(now).slice(0, 4));
  const holidays = [year, year + 1].flatMap((of) =>
    HOLIDAYS.map(([day, name]) => ({ date: `${of}-${day}`, name })),
  );
  return businessRow(
    {
      legalName: 'Tawseel Express Parcel Delivery L.L.C',
      legalNameAr: 'توصيل إكسبرس لتوصيل الطرود ذ.م.م',
      tradeName: 'Tawseel Express',
      trn: '100384726190003',
      licenceNumber: '1148820',
      licenceAuthority: 'Dubai Department of Economy and Tourism',
      street: HEAD_OFFICE.address.replace(/, Dubai$/, ''),
      city: 'Dubai',
      phone: HEAD_OFFICE.phone,
      email: 'office@tawseel.example',
      iban: accountNumber(seededRandom('business').next),
      workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      holidays,
      ramadans: [],
      logo: `data:image/png;base64,${readFileSync(LOGO, 'base64')}`,
      version: 0,
    },
    enteredAt,
  );
}

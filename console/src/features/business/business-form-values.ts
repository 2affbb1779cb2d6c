import { type Business, BusinessDetails } from '@tawseel/contract/business';
import { OWN_COLOUR } from '@tawseel/contract/facts/brand-colours';
import { hijriYearOf, ramadanOf, USUAL_WORKING_DAYS } from '@tawseel/contract/facts/calendar';
import type { PricesWithVat } from '@tawseel/contract/facts/charges';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import * as z from 'zod/mini';
import { textsOf } from '../../api/record.ts';
import type { Loose } from '../../api/tolerant.ts';

const TEXTS = [
  ...(['legalName', 'legalNameAr', 'tradeName', 'trn', 'licenceNumber', 'licenceAuthority'] as const),
  ...(['street', 'city', 'phone', 'email', 'iban'] as const),
];

/** How shops are billed; numbers as they were typed. */
export type BillingForm = {
  codFee: string;
  returnFee: string;
  dueDays: string;
  tin: string;
  sac: string;
  pricesHaveVat: PricesWithVat;
  cardPaidThrough: string | null;
};

/** Values of the form; the limit as it was typed. Without `billing` if the server does not bill shops. */
export type BusinessForm = Omit<BusinessDetails, 'city' | 'differenceLimit' | 'blindCounts' | 'billing'> & {
  city: string;
  differenceLimit: string;
  blindCounts: boolean;
  billing?: BillingForm;
};

/** Request of the form. */
export const BusinessRequest = z.pipe(
  z.transform(({ differenceLimit, billing, ...form }: BusinessForm): unknown => ({
    ...form,
    differenceLimit: numberFromText(differenceLimit),
    ...(billing && {
      billing: {
        ...billing,
        codFee: numberFromText(billing.codFee),
        returnFee: numberFromText(billing.returnFee),
        dueDays: numberFromText(billing.dueDays),
      },
    }),
  })),
  BusinessDetails,
);

export type RamadanForm = BusinessForm['ramadans'][number];

function billingForm(stored: Loose<Business['billing']>): BillingForm {
  const { codFee = 0, returnFee = 0, dueDays = '', tin = '', sac = '', pricesHaveVat = 'no' } = stored;
  const { cardPaidThrough = null } = stored;
  const typed = { codFee: String(codFee), returnFee: String(returnFee), dueDays: String(dueDays) };
  return { ...typed, tin, sac, pricesHaveVat, cardPaidThrough };
}

/** Returns the form of the stored settings; the logo is absent until another is chosen. */
export function businessForm(stored: Loose<Business>): BusinessForm {
  return {
    ...textsOf(stored, TEXTS),
    workingDays: stored.workingDays ?? [...USUAL_WORKING_DAYS],
    holidays: (stored.holidays ?? []).map(({ date = '', name = '' }) => ({ date, name })),
    ramadans: (stored.ramadans ?? []).map(({ year = 0, from = '', to = '' }) => ({ year, from, to })),
    colour: stored.colour ?? OWN_COLOUR,
    differenceLimit: stored.differenceLimit === undefined ? '' : String(stored.differenceLimit),
    blindCounts: stored.blindCounts ?? false,
    ...(stored.billing && { billing: billingForm(stored.billing) }),
    version: stored.version ?? 0,
  };
}

/** Returns the next two Hijri years whose Ramadan has not ended on a day. */
export function comingRamadans(today: string): RamadanForm[] {
  const year = hijriYearOf(today);
  const next = ramadanOf(year).to < today ? year + 1 : year;
  return [next, next + 1].map((of) => ({ year: of, ...ramadanOf(of) }));
}

/** Returns the set days with those of one year replaced; days of the calendar need not be stored. */
export function withRamadan(set: readonly RamadanForm[], days: RamadanForm): RamadanForm[] {
  const others = set.filter(({ year }) => year !== days.year);
  const proposed = ramadanOf(days.year);
  return days.from === proposed.from && days.to === proposed.to ? others : [...others, days];
}

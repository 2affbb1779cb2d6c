import * as z from 'zod/mini';
import { dueDays } from './due-days.ts';
import { BRAND_COLOUR_NAMES } from './facts/brand-colours.ts';
import { WEEK_DAYS } from './facts/calendar.ts';
import { PRICES_WITH_VAT } from './facts/charges.ts';
import { DAY_MS } from './facts/durations.ts';
import { FORM_LIMIT, LONGEST, MOST_HOLIDAYS, MOST_RAMADANS } from './facts/limits.ts';
import { LOGO_TOO_LARGE, LONGEST_LOGO, readLogo } from './facts/logo.ts';
import { DESK } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, city, day, email, instant, maybeWords, money, notOneOf, phone, words } from './fields.ts';
import { keyed, table, withMessage } from './route.ts';
import { maybeIban, maybeTin, maybeTrn } from './uae-fields.ts';

const nothing = z.literal('');

export const Holiday = z.object({ date: z.string(), name: z.string() });
export const GivenHoliday = z.strictObject({ date: day, name: words(LONGEST.name) });
export type Holiday = z.infer<typeof Holiday>;

/** Ramadan of a Hijri year, if the business uses other days than the calendar. */
export const Ramadan = z.object({ year: z.number(), from: z.string(), to: z.string() });
export const GivenRamadan = z
  .strictObject({ year: z.int().check(z.minimum(1400), z.maximum(1600)), from: day, to: day })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: rule('ramadan_ends_first'),
    }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 31 * DAY_MS, {
      path: ['to'],
      error: rule('ramadan_too_long'),
    }),
  );
export type Ramadan = z.infer<typeof Ramadan>;

/** Returns a check that reports the second of two rows with the same value in a field. */
function eachOnce<Row, K extends keyof Row & string>(name: K, error: string) {
  return z.check<Row[]>(({ value, issues }) => {
    const seen = new Set<unknown>();
    value.forEach((row, at) => {
      if (seen.has(row[name])) issues.push({ code: 'custom', input: row, path: [at, name], message: error });
      seen.add(row[name]);
    });
  });
}

/** How shops are billed if they have no terms of their own, and what electronic invoices need. */
export const Billing = z.object({
  /** Fee in AED for collecting the money of an order, and for bringing one back. */
  codFee: aed,
  returnFee: aed,
  /** Days until an invoice is due. */
  dueDays: z.number(),
  /** Tax identification number; '' if it is the first ten digits of the TRN. */
  tin: z.string(),
  /** Service accounting code. */
  sac: z.string(),
  pricesHaveVat: z.enum(PRICES_WITH_VAT),
  /** Day through which the acquirer has paid card payments; null if shops are paid them at once. */
  cardPaidThrough: z.nullable(z.string()),
});

const GivenBilling = z.strictObject({
  codFee: money,
  returnFee: money,
  dueDays,
  tin: maybeTin,
  sac: maybeWords(LONGEST.phone),
  pricesHaveVat: z.enum(PRICES_WITH_VAT, notOneOf(PRICES_WITH_VAT)),
  cardPaidThrough: z.optional(z.nullable(day)),
});

export const Business = z.object({
  legalName: z.string(),
  legalNameAr: z.string(),
  tradeName: z.string(),
  trn: z.string(),
  licenceNumber: z.string(),
  licenceAuthority: z.string(),
  street: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  iban: z.string(),
  workingDays: z.array(z.enum(WEEK_DAYS)),
  holidays: z.array(Holiday),
  ramadans: z.array(Ramadan),
  logo: z.string(),
  colour: z.enum(BRAND_COLOUR_NAMES),
  /** Difference of a count of cash above which a supervisor confirms it, in AED. */
  differenceLimit: aed,
  /** True if a count shows what is expected only afterwards. */
  blindCounts: z.boolean(),
  billing: Billing,
  version: z.number(),
  updatedAt: z.union([nothing, instant]),
});
export type Business = z.infer<typeof Business>;

/** All details at once. A missing logo, colour, rule of counts or billing is left unchanged; '' removes the logo. */
export const BusinessDetails = z.strictObject({
  legalName: maybeWords(LONGEST.legalName),
  legalNameAr: maybeWords(LONGEST.legalName),
  tradeName: maybeWords(LONGEST.name),
  trn: maybeTrn,
  licenceNumber: maybeWords(LONGEST.phone),
  licenceAuthority: maybeWords(LONGEST.authority),
  street: maybeWords(LONGEST.street),
  phone: z.union([nothing, phone]),
  email: z.union([nothing, email]),
  iban: maybeIban,
  city: z.union([nothing, city]),
  workingDays: z
    .array(z.enum(WEEK_DAYS, notOneOf(WEEK_DAYS)))
    .check(z.minLength(1, rule('no_day_chosen')), z.maxLength(7)),
  holidays: z
    .array(GivenHoliday)
    .check(
      z.maxLength(MOST_HOLIDAYS, rule('too_many_holidays', { max: MOST_HOLIDAYS })),
      eachOnce<Holiday, 'date'>('date', rule('day_twice')),
    ),
  ramadans: z
    .array(GivenRamadan)
    .check(z.maxLength(MOST_RAMADANS), eachOnce<Ramadan, 'year'>('year', rule('year_twice'))),
  logo: z.optional(
    z.string().check(
      z.maxLength(LONGEST_LOGO, LOGO_TOO_LARGE),
      z.refine((text) => text === '' || !('problem' in readLogo(text)), {
        error: ({ input }) => {
          const read = readLogo(String(input));
          return 'problem' in read ? read.problem : undefined;
        },
      }),
    ),
  ),
  colour: z.optional(z.enum(BRAND_COLOUR_NAMES, notOneOf(BRAND_COLOUR_NAMES))),
  differenceLimit: z.optional(money),
  blindCounts: z.optional(z.boolean()),
  billing: z.optional(GivenBilling),
  /** Version of the details that the change is based on, to detect concurrent changes. */
  version: z.int().check(z.minimum(0)),
});
export type BusinessDetails = z.infer<typeof BusinessDetails>;

export const business = table('business', {
  readBusiness: {
    method: 'GET',
    path: '/api/business',
    feature: 'tawseel',
    may: [...DESK, 'driver'],
    summary: 'The business; full IBAN only for administrators, last 4 characters for others',
    ...keyed('data', Business),
  },
  updateBusiness: {
    method: 'PUT',
    path: '/api/business',
    feature: 'tawseel',
    summary: 'Changes the details of the business',
    invalidates: ['business', 'overview', 'cash', 'statements'],
    body: BusinessDetails,
    bodyLimit: FORM_LIMIT,
    ...withMessage(Business),
    refusals: { settings_saved_meanwhile: 'Someone else saved them after they were read' },
  },
});

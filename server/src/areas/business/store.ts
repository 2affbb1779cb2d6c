import { createHash } from 'node:crypto';
import type { Business, BusinessDetails } from '@tawseel/contract/business';
import { OWN_COLOUR } from '@tawseel/contract/facts/brand-colours';
import { USUAL_WORKING_DAYS } from '@tawseel/contract/facts/calendar';
import { readLogo } from '@tawseel/contract/facts/logo';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';

type Row = Tables['business'];

/** Difference above which a count is confirmed until another is set: AED 20. */
const DIFFERENCE_LIMIT_FILS = 2_000;

/** Days until an invoice is due until others are set. */
const DUE_DAYS = 30;

/** Key of the only row. */
const THE_ONE = 1;

/** Path that the logo is served from. */
export const LOGO_PATH = '/pictures/business/';

const NOTHING_YET: Omit<Row, 'logo'> = {
  id: THE_ONE,
  version: 0,
  legal_name: '',
  legal_name_ar: '',
  trade_name: '',
  trn: '',
  licence_number: '',
  licence_authority: '',
  street: '',
  city: '',
  phone: '',
  email: '',
  iban: '',
  working_days: JSON.stringify(USUAL_WORKING_DAYS),
  holidays: '[]',
  ramadans: '[]',
  logo_name: '',
  colour: OWN_COLOUR,
  difference_limit_fils: DIFFERENCE_LIMIT_FILS,
  blind_counts: 0,
  cod_fee_fils: 0,
  return_fee_fils: 0,
  due_days: DUE_DAYS,
  tin: '',
  sac: '',
  prices_have_vat: 'no',
  card_paid_through: null,
  updated_at: '',
};

function toBusiness(row: Omit<Row, 'logo'>): Business {
  return {
    legalName: row.legal_name,
    legalNameAr: row.legal_name_ar,
    tradeName: row.trade_name,
    trn: row.trn,
    licenceNumber: row.licence_number,
    licenceAuthority: row.licence_authority,
    street: row.street,
    city: row.city,
    phone: row.phone,
    email: row.email,
    iban: row.iban,
    workingDays: JSON.parse(row.working_days) as Business['workingDays'],
    holidays: JSON.parse(row.holidays) as Business['holidays'],
    ramadans: JSON.parse(row.ramadans) as Business['ramadans'],
    logo: row.logo_name && LOGO_PATH + row.logo_name,
    colour: row.colour,
    differenceLimit: toAed(row.difference_limit_fils),
    blindCounts: row.blind_counts === 1,
    billing: {
      codFee: toAed(Number(row.cod_fee_fils)),
      returnFee: toAed(Number(row.return_fee_fils)),
      dueDays: row.due_days,
      tin: row.tin,
      sac: row.sac,
      pricesHaveVat: row.prices_have_vat,
      cardPaidThrough: row.card_paid_through,
    },
    version: row.version,
    updatedAt: row.updated_at,
  };
}

/** Columns that stay as they are if a change does not name them. */
type UnsentColumns =
  | 'colour'
  | 'difference_limit_fils'
  | 'blind_counts'
  | 'card_paid_through'
  | keyof ReturnType<typeof billingColumns>;

/** Returns the columns of the details; those of the logo and others that may be missing only if they change. */
function toColumns(
  details: BusinessDetails,
  now: string,
): Omit<Row, 'logo' | 'logo_name' | UnsentColumns> & Partial<Row> {
  const { differenceLimit, blindCounts, billing } = details;
  return {
    id: THE_ONE,
    version: details.version + 1,
    legal_name: details.legalName,
    legal_name_ar: details.legalNameAr,
    trade_name: details.tradeName,
    trn: details.trn,
    licence_number: details.licenceNumber,
    licence_authority: details.licenceAuthority,
    street: details.street,
    city: details.city,
    phone: details.phone,
    email: details.email,
    iban: details.iban,
    working_days: JSON.stringify(details.workingDays),
    holidays: JSON.stringify(details.holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1))),
    ramadans: JSON.stringify(details.ramadans.toSorted((one, other) => one.year - other.year)),
    ...(details.logo === undefined ? {} : logoColumns(details.logo)),
    ...(details.colour === undefined ? {} : { colour: details.colour }),
    ...(differenceLimit === undefined ? {} : { difference_limit_fils: toFils(differenceLimit) }),
    ...(blindCounts === undefined ? {} : { blind_counts: blindCounts ? 1 : 0 }),
    ...(billing === undefined ? {} : billingColumns(billing)),
    updated_at: now,
  };
}

function billingColumns({
  codFee,
  returnFee,
  dueDays,
  tin,
  sac,
  pricesHaveVat,
  cardPaidThrough,
}: NonNullable<BusinessDetails['billing']>) {
  return {
    cod_fee_fils: toFils(codFee),
    return_fee_fils: toFils(returnFee),
    due_days: dueDays,
    tin,
    sac,
    prices_have_vat: pricesHaveVat,
    ...(cardPaidThrough === undefined ? {} : { card_paid_through: cardPaidThrough }),
  };
}

/** Returns the complete row for the first details. */
export function businessRow(details: BusinessDetails, now: string): Row {
  return { ...NOTHING_YET, logo: '', ...toColumns(details, now) };
}

/** Returns the columns of a logo. Its name is a hash of its content, so that its address changes with it. */
function logoColumns(dataUrl: string): Pick<Row, 'logo' | 'logo_name'> {
  const read = readLogo(dataUrl);
  if ('problem' in read) return { logo: '', logo_name: '' };
  const hash = createHash('sha256').update(read.base64).digest('hex').slice(0, 24);
  return { logo: read.base64, logo_name: `${hash}.${read.type.replace('image/', '')}` };
}

/** Returns the business without the data of its logo, which is long. */
export async function findBusiness(db: Database): Promise<Business> {
  const columns = Object.keys(NOTHING_YET) as (keyof typeof NOTHING_YET)[];
  return toBusiness((await db.selectFrom('business').select(columns).executeTakeFirst()) ?? NOTHING_YET);
}

/** Returns the business with its logo, or undefined if it was never saved. */
export async function readWholeBusiness(db: Database): Promise<Row | undefined> {
  return db.selectFrom('business').selectAll().executeTakeFirst();
}

export async function deleteBusiness(trx: Trx): Promise<void> {
  await trx.deleteFrom('business').execute();
}

/** Saves the details with optimistic locking; returns false and stores nothing if another version is stored. */
export async function saveBusiness(trx: Trx, details: BusinessDetails, now: string): Promise<boolean> {
  const row = toColumns(details, now);
  const updated = await trx
    .updateTable('business')
    .set(row)
    .where('version', '=', details.version)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return true;
  if (details.version > 0) return false;
  const inserted = await trx
    .insertInto('business')
    .values(businessRow(details, now))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns the logo for a page that embeds it; '' without one. */
export function logoDataUrl({ logo, logo_name }: Pick<Row, 'logo' | 'logo_name'>): string {
  return logo && `data:image/${logo_name.split('.')[1]};base64,${logo}`;
}

/** Returns the logo with this name, or undefined if it is not the current one. */
export async function findLogo(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('business').select('logo').where('logo_name', '=', name).executeTakeFirst();
  return row && Buffer.from(row.logo, 'base64');
}

/** Returns the name and logo that the console shows on every page. */
export async function findBrand(db: Database): Promise<{ name: string; logo: string }> {
  const { tradeName: name, logo } = await findBusiness(db);
  return { name, logo };
}

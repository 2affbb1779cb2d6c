import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  city,
  email,
  iban,
  instant,
  json,
  money,
  phone,
  text,
  trn,
  yesOrNo,
} from '../../platform/csv/codecs.ts';
import { csvTable } from '../../platform/csv/csv-table.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { logoDataUrl, readWholeBusiness } from './store.ts';

const list = {
  codec: json(sentence('a_list'), (value) => (Array.isArray(value) ? value : undefined)),
} as const;
const words = { codec: text() } as const;

const columns = {
  legal_name: words,
  legal_name_ar: words,
  trade_name: words,
  trn: { codec: trn },
  licence_number: words,
  licence_authority: words,
  street: words,
  city: { codec: city },
  phone: { codec: phone },
  email: { codec: email },
  iban: { codec: iban },
  working_days: list,
  holidays: list,
  ramadans: list,
  logo: words,
  colour: words,
  difference_limit: { codec: money },
  blind_counts: { codec: yesOrNo },
  cod_fee: { codec: money },
  return_fee: { codec: money },
  due_days: words,
  tin: words,
  sac: words,
  prices_have_vat: words,
  card_paid_through: words,
  updated_at: { codec: instant },
} as const;

/** CSV of the business's settings, which can only be edited in the console. */
export const business = csvTable({
  name: 'business',
  table: 'business',
  columns,
  adds: '',

  async *read(db) {
    const row = await readWholeBusiness(db);
    if (row) yield [row];
  },
  cells: ({
    working_days,
    holidays,
    ramadans,
    logo,
    logo_name,
    difference_limit_fils,
    blind_counts,
    cod_fee_fils,
    return_fee_fils,
    due_days,
    ...row
  }: Tables['business']) => ({
    ...row,
    difference_limit: difference_limit_fils,
    blind_counts: blind_counts === 1,
    cod_fee: Number(cod_fee_fils),
    return_fee: Number(return_fee_fils),
    due_days: String(due_days),
    working_days: JSON.parse(working_days),
    holidays: JSON.parse(holidays),
    ramadans: JSON.parse(ramadans),
    logo: logoDataUrl({ logo, logo_name }),
  }),
});

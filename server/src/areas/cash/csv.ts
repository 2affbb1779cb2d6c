import type { Posting } from '@tawseel/contract/cash-replies';
import { BALANCE_KINDS, POSTING_KINDS } from '@tawseel/contract/facts/ledger';
import { instant, money, oneOf, text, yesOrNo } from '../../platform/csv/codecs.ts';
import { toFils } from '../../platform/values/fils.ts';
import type { JournalRow } from './store/journal.ts';

const columns = {
  number: { codec: text() },
  time: { codec: instant },
  kind: { codec: oneOf(POSTING_KINDS) },
  came_in: { codec: money },
  went_out: { codec: money },
  from_or_to: { codec: oneOf(BALANCE_KINDS) },
  name: { codec: text() },
  tracking_id: { codec: text() },
  count: { codec: text() },
  bank_slip: { codec: text() },
  note: { codec: text() },
  by: { codec: text() },
  reversed: { codec: yesOrNo },
  holds: { codec: money },
  lacks: { codec: money },
} as const;

/**
 * CSV of the postings of a balance, with what it held after each; two columns for an amount with a sign, because a cell
 * that begins with a minus may be a formula.
 */
export const postingsCsv = {
  columns,
  cells: (posting: Posting): { [K in keyof typeof columns]: unknown } => ({
    number: String(posting.seq),
    time: posting.at,
    kind: posting.kind,
    came_in: posting.amount > 0 ? toFils(posting.amount) : '',
    went_out: posting.amount < 0 ? toFils(-posting.amount) : '',
    from_or_to: posting.other.kind,
    name: posting.other.party?.name,
    tracking_id: posting.trackingID,
    count: posting.count?.toString(),
    bank_slip: posting.slip,
    note: posting.note,
    by: posting.by,
    reversed: posting.isReversed,
    holds: posting.balance >= 0 ? toFils(posting.balance) : '',
    lacks: posting.balance < 0 ? toFils(-posting.balance) : '',
  }),
};

const journal = {
  number: { codec: text() },
  time: { codec: instant },
  kind: { codec: oneOf(POSTING_KINDS) },
  amount: { codec: money },
  from: { codec: oneOf(BALANCE_KINDS) },
  from_name: { codec: text() },
  from_warehouse: { codec: text() },
  to: { codec: oneOf(BALANCE_KINDS) },
  to_name: { codec: text() },
  to_warehouse: { codec: text() },
  tracking_id: { codec: text() },
  count: { codec: text() },
  reverses: { codec: text() },
  bank_slip: { codec: text() },
  note: { codec: text() },
  by: { codec: text() },
} as const;

/** CSV of all postings, each with both of its balances. */
export const journalCsv = {
  columns: journal,
  cells: ({ from, to, ...row }: JournalRow): { [K in keyof typeof journal]: unknown } => ({
    number: String(row.seq),
    time: row.at,
    kind: row.kind,
    amount: row.fils,
    from: from?.kind,
    from_name: from?.party_name,
    from_warehouse: from?.warehouse_name,
    to: to?.kind,
    to_name: to?.party_name,
    to_warehouse: to?.warehouse_name,
    tracking_id: row.tracking_id ?? '',
    count: row.count_no?.toString(),
    reverses: row.reverses?.toString(),
    bank_slip: row.slip,
    note: row.note,
    by: row.actor_name,
  }),
};

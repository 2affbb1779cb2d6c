import type { Posting } from '@tawseel/contract/cash';
import { BALANCE_KINDS, POSTING_KINDS } from '@tawseel/contract/facts/ledger';
import { instant, money, oneOf, text, yesOrNo } from '../../platform/csv/codecs.ts';
import { toFils } from '../../platform/values/fils.ts';

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
} as const;

/** CSV of the postings of a balance; two columns, because a cell that begins with a minus may be a formula. */
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
    count: posting.count === null ? '' : String(posting.count),
    bank_slip: posting.slip,
    note: posting.note,
    by: posting.by,
    reversed: posting.isReversed,
  }),
};

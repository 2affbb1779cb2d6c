import type { Database, Tables } from '../../store/tables.ts';
import { Fault } from '../kind.ts';
import type { OrderValues } from './order-columns.ts';

type Sender = Pick<Tables['senders'], 'id' | 'role' | 'name' | 'phone' | 'house_no' | 'street'>;

const COLUMNS = ['id', 'role', 'name', 'phone', 'house_no', 'street'] as const;
const SENDERS_KEPT = 50_000;

type Named = Pick<OrderValues, 'sender_id' | 'sender_email'>;
export type FindSender = (values: Partial<Named>) => Sender | Fault | undefined;

/** The senders that rows name, read for a batch of rows at a time: there may be more of them than memory. */
export function senderReader(db: Database): (batch: readonly Partial<Named>[]) => Promise<FindSender> {
  const known = new Map<string, Sender>();
  let emails: Map<string, string> | undefined;

  /** Only a living one answers to an email. */
  async function readEmails(): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('senders')
      .select(['id', 'email'])
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map((row) => [row.email.toLowerCase(), row.id]));
  }

  function idOf({ sender_id, sender_email }: Partial<Named>): string | undefined {
    return sender_id ?? (sender_email && emails?.get(sender_email.toLowerCase()));
  }

  return async (batch) => {
    if (!emails && batch.some((values) => values.sender_id === undefined && values.sender_email)) {
      emails = await readEmails();
    }
    if (known.size > SENDERS_KEPT) known.clear();
    const wanted = new Set(batch.map(idOf).filter((id) => id !== undefined && !known.has(id)));
    if (wanted.size > 0) {
      const ids = [...wanted] as string[];
      const rows = await db.selectFrom('senders').select(COLUMNS).where('id', 'in', ids).execute();
      for (const row of rows) known.set(row.id, row);
    }
    return (values) => {
      if (values.sender_id === undefined && values.sender_email === undefined) return undefined;
      const found = known.get(idOf(values) ?? '');
      if (found) return found;
      return values.sender_id === undefined
        ? new Fault('sender_email', 'the email of a sender that is there')
        : new Fault('sender_id', 'the id of a sender that is there');
    };
  };
}

import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Fault } from '../../../platform/csv/csv-table.ts';
import { liveEmail } from '../../../platform/csv/look-ups.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { listOrderSenders, listSenderEmails, type OrderSender } from '../../senders/store.ts';
import type { OrderValues } from './columns.ts';

const SENDERS_KEPT = 50_000;

type SenderKeys = Pick<OrderValues, 'sender_id' | 'sender_email'>;
export type FindSender = (values: Partial<SenderKeys>) => OrderSender | Fault | undefined;

/** Returns a batched lookup of senders with a bounded cache, because there may be more of them than memory holds. */
export function senderReader(db: Database): (batch: readonly Partial<SenderKeys>[]) => Promise<FindSender> {
  const known = new Map<string, OrderSender>();
  let emails: Map<string | undefined, string> | undefined;

  async function readEmails(): Promise<Map<string | undefined, string>> {
    return new Map((await listSenderEmails(db)).map((row) => [liveEmail(row), row.id]));
  }

  function idOf({ sender_id, sender_email }: Partial<SenderKeys>): string | undefined {
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
      for (const row of await listOrderSenders(db, ids)) known.set(row.id, row);
    }
    return (values) => {
      if (values.sender_id === undefined && values.sender_email === undefined) return undefined;
      const found = known.get(idOf(values) ?? '');
      if (found) return found;
      return values.sender_id === undefined
        ? new Fault('sender_email', sentence('known_sender_email'))
        : new Fault('sender_id', sentence('known_sender_id'));
    };
  };
}

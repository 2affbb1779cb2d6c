import { phoneKey } from '@tawseel/contract/facts/phones';
import type { Tables } from '../../../platform/engine/tables.ts';

type Row = Tables['orders'];
type PhoneKeys = 'receiver_phone_e164' | 'sender_phone_e164';

/**
 * An order to be stored: its seq and what a search goes by are made here; it last moved when it was created, if it does
 * not say.
 */
export type NewRow = Omit<Row, 'seq' | 'moved_at' | PhoneKeys> & { moved_at?: string };

/** Search keys of an order's phones, to be written whenever those are. */
export function phoneKeys(row: Pick<Row, 'receiver_phone' | 'sender_phone'>): Pick<Row, PhoneKeys> {
  return {
    receiver_phone_e164: phoneKey(row.receiver_phone),
    sender_phone_e164: phoneKey(row.sender_phone),
  };
}

export function toRow(seq: number, order: NewRow): Row {
  return { seq, ...order, ...phoneKeys(order), moved_at: order.moved_at ?? order.created_at };
}

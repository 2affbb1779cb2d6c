import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import {
  type FileImport,
  type ImportChoice,
  type ImportColumns,
  readChoice,
} from '@tawseel/contract/imports';
import { normalizedName } from '../../platform/csv/live-rows.ts';
import { headerOfSender } from '../../platform/csv/rejects.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { findUsualParcel } from '../orders/store/usual-parcel.ts';
import { findSender } from '../senders/store.ts';
import type { Draft } from './draft.ts';
import { findChoice, listSendersOfHeaders } from './store.ts';

type Proposal = { choice: ImportChoice } & Pick<FileImport, 'sender' | 'senders'>;

/** Returns a key of a file's headers, the same in any order and spelling, and for the rows that could not be imported. */
export function headersKey(header: readonly string[]): string {
  const names = headerOfSender(header).map(normalizedName).sort();
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** Returns values for columns that a shop's file usually lacks; the user sees and can change them. */
async function usualValues(
  db: Database,
  { fields }: ImportColumns,
  senderId: string | undefined,
): Promise<Record<string, string>> {
  const fromOf = (column: string) => fields.find(({ name }) => name === column)?.from ?? [];
  const lacks = (column: string) =>
    fields.some(({ name, from, set }) => name === column && from.length === 0 && set === '');
  // The amount alone says how the order is paid: what has nothing to collect is paid.
  const isByAmount = lacks('payment_method') && fromOf('cod_aed').length > 0;
  const hasNoValue = isDeepStrictEqual(fromOf('value_aed'), fromOf('cod_aed'));
  const { pickup_city, pickup_area, ...size } = await findUsualParcel(db, senderId);
  const place = pickup_city && lacks('pickup_city') ? { pickup_city, pickup_area } : {};
  const wanted = Object.entries({ delivery_type: 'normal', ...size, ...place });
  return {
    ...Object.fromEntries(
      wanted.flatMap(([column, value]) => (value && lacks(column) ? [[column, value]] : [])),
    ),
    ...(isByAmount ? { payment_method: 'COD', cod_aed: '0' } : {}),
    ...(isByAmount && hasNoValue ? { value_aed: '0' } : {}),
  };
}

/** Returns the choice for the sender's last file with these headers, or undefined if there is none that fits. */
async function findFittingChoice(
  db: Database,
  { header, fields, mappings }: ImportColumns,
  sender_id: string,
) {
  const kept = await findChoice(db, { headers: headersKey(header), sender_id });
  const choice = kept && readChoice(kept.choice);
  if (!choice) return undefined;
  const known = new Set(fields.map(({ name }) => name));
  const named = [choice.columns, choice.set, choice.values ?? {}].flatMap((columns) => Object.keys(columns));
  const fits = ['', ...mappings].includes(choice.mapping) && named.every((name) => known.has(name));
  return fits ? { choice, importedAt: kept.imported_at } : undefined;
}

/** Proposes the choices for a file whose columns were found by their names, for a sender if one is known. */
async function propose(db: Database, found: ImportColumns, senderId: string | undefined): Promise<Proposal> {
  const sender = senderId === undefined ? undefined : await findSender(db, senderId);
  const kept = sender && (await findFittingChoice(db, found, sender._id));
  const set = { ...found.choice.set, ...(await usualValues(db, found, sender?._id)) };
  // The dates of this file decide, because an earlier file may have had another order.
  const { dayOrder } = found.choice;
  const choice = { ...(kept?.choice ?? { ...found.choice, set }), ...(dayOrder ? { dayOrder } : {}) };
  if (!sender) return { choice, sender: undefined };
  const { _id, name } = sender;
  return {
    choice: { ...choice, set: { ...choice.set, sender_id: _id } },
    sender: { _id, name, ...(kept ? { importedAt: kept.importedAt } : {}) },
  };
}

/** Proposes the choices for a new file; its sender is proposed if only one has sent files with these headers. */
export async function proposeForFile(
  db: Database,
  kind: ImportedKind,
  found: ImportColumns,
): Promise<Proposal> {
  if (kind !== 'orders') return { choice: found.choice };
  const senders = await listSendersOfHeaders(db, headersKey(found.header));
  const [only, another] = senders;
  return { ...(await propose(db, found, another ? undefined : only?._id)), senders };
}

/** Returns the next values of a record, with those that the user has changed since they were proposed. */
function rebased<T>(
  given: Readonly<Record<string, T>>,
  proposed: Readonly<Record<string, T>>,
  next: Readonly<Record<string, T>>,
): Record<string, T> {
  const changed = Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, proposed[name]));
  return { ...next, ...Object.fromEntries(changed) };
}

/** Returns the choice of a user; if the sender is another one, with what is proposed for it and was not changed. */
export async function proposeForSender(
  db: Database,
  draft: Draft,
  given: ImportChoice,
): Promise<{ choice: ImportChoice } & Pick<FileImport, 'sender'>> {
  const { found, choice: before, proposed, shown } = draft;
  const { sender_id } = given.set;
  if (!found || draft.kind !== 'orders' || sender_id === before.set.sender_id) {
    return { choice: given, sender: shown.sender };
  }
  const { choice: next, sender } = await propose(db, found, sender_id);
  draft.proposed = next;
  const dayOrder = given.dayOrder === proposed.dayOrder ? next.dayOrder : given.dayOrder;
  const choice: ImportChoice = {
    mapping: given.mapping === proposed.mapping ? next.mapping : given.mapping,
    columns: rebased(given.columns, proposed.columns, next.columns),
    set: rebased(given.set, proposed.set, next.set),
    values: rebased(given.values ?? {}, proposed.values ?? {}, next.values ?? {}),
    take: isDeepStrictEqual(given.take, proposed.take) ? next.take : given.take,
    ...(dayOrder ? { dayOrder } : {}),
  };
  return { choice, sender };
}

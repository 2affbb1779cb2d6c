import type { GivenAct } from '@tawseel/contract/my-day';
import { toFils } from '../../platform/values/fils.ts';
import { ACT_CONTENTS, type ActContents } from './store/acts.ts';

type Contents = Omit<GivenAct, 'clientId' | 'happenedAt' | 'position' | 'proofs' | 'code'>;

/** Returns the contents of an act as columns. */
export function storedContents(contents: Contents): ActContents {
  return {
    stop_id: contents.stopId,
    act: contents.act,
    reason: contents.reason ?? '',
    note: contents.note ?? '',
    received_by: contents.receivedBy ?? '',
    relation: contents.relation ?? '',
    cash_fils: toFils(contents.cash ?? 0),
    card_fils: toFils(contents.card ?? 0),
    slip: contents.slip ?? '',
    due_seen_fils: contents.dueSeen === undefined ? null : toFils(contents.dueSeen),
  };
}

/** Returns true if a stored act has the same contents. */
export function hasContents(stored: ActContents, sent: Contents): boolean {
  const columns = storedContents(sent);
  return ACT_CONTENTS.every((column) => stored[column] === columns[column]);
}

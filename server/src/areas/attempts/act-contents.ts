import type { GivenAct } from '@tawseel/contract/my-day';
import { toFils } from '../../platform/values/fils.ts';
import { ACT_CONTENTS, type ActContents } from './store/acts.ts';

type Contents = Omit<GivenAct, 'clientId' | 'happenedAt' | 'position' | 'proofs' | 'code'>;

/** Returns the contents of an act as columns. */
export function storedContents(said: Contents): ActContents {
  return {
    stop_id: said.stopId,
    act: said.act,
    reason: said.reason ?? '',
    note: said.note ?? '',
    received_by: said.receivedBy ?? '',
    relation: said.relation ?? '',
    cash_fils: toFils(said.cash ?? 0),
    card_fils: toFils(said.card ?? 0),
    slip: said.slip ?? '',
    due_seen_fils: said.dueSeen === undefined ? null : toFils(said.dueSeen),
  };
}

/** Returns true if a stored act has the same contents. */
export function hasContents(stored: ActContents, said: Contents): boolean {
  const told = storedContents(said);
  return ACT_CONTENTS.every((column) => stored[column] === told[column]);
}

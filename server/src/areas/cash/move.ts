import type { cash } from '@tawseel/contract/cash';
import { type BalanceKind, MOVES, OF_BUSINESS, OF_WAREHOUSE } from '@tawseel/contract/facts/ledger';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { ParsedRequest } from '@tawseel/contract/route';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, refuse, refuseField } from '../../platform/http/errors.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { type BalanceName, shopOf } from '../ledger/rules/names.ts';
import { lockPostings, post } from '../ledger/store/post.ts';
import { filsOfOrder } from '../ledger/store/postings.ts';
import { findOrder } from '../orders/store/orders.ts';
import { lockColleague } from '../staff/store/staff.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { refuseKnownSlip } from './refuse-known-slip.ts';
import { findDifference, findPerson } from './store/balances.ts';

type Moving = ParsedRequest<typeof cash.moveCash>['body'];
type Place = Moving['from'];
type Move = (typeof MOVES)[number];
type Side = 'from' | 'to';
/** Settled part of the difference of a person, or of the safe of a warehouse. */
type Settling = { person: string | undefined; fils: number; warehouseId: string | undefined };

/** Returns the balance of a person: of the warehouse that the person works in. */
async function ofPerson(work: Work, kind: BalanceKind, id: string, side: Side): Promise<BalanceName> {
  const found = await findPerson(work.trx, id);
  const { warehouseId } = work.scope;
  // Everyone at the desk may bring money to the owner.
  const isOwner = side === 'to' && kind === 'box' && found?.role === 'administrator';
  const isHere = warehouseId === undefined || found?.warehouse === warehouseId || isOwner;
  const fits = kind !== 'float' || found?.role === 'driver';
  const hasDesk = kind !== 'box' || (found?.role !== 'driver' && found?.role !== 'operator');
  if (!found || !isHere || !fits || !hasDesk) throw refuseField(`${side}.person`, 'no_such_person');
  return { kind, party: id, warehouse: found.warehouse };
}

/**
 * Returns the difference of a person to settle, where it was posted: the person may have moved or left since. Without a
 * person it is that of a safe. Throws if it is less, because a wrong amount could not be moved back.
 */
async function differenceOf(
  { trx, scope }: Work,
  side: Side,
  { person = '', fils, warehouseId }: Settling,
): Promise<BalanceName> {
  const warehouse = scope.warehouseId ?? (person === '' ? warehouseId : undefined);
  if (person === '' && warehouse === undefined) throw invalidField('warehouseId', 'warehouse_for_cash');
  const found = await findDifference(trx, person, warehouse, side === 'from' ? 'missing' : 'over');
  if (!found) throw refuseField(`${side}.person`, 'no_such_difference');
  const { there, ...name } = found;
  if (fils > there) throw refuseField('amount', 'difference_is_less', { there: toAed(there) });
  return name;
}

/** Returns the balance of a side, or undefined if it is of the warehouse that the move is in. */
async function nameOf(
  work: Work,
  side: Side,
  { from, to, amount, warehouseId, toWarehouseId }: Moving,
  { owed }: Move,
): Promise<BalanceName | undefined> {
  const { kind, person } = side === 'from' ? from : to;
  if (OF_BUSINESS.includes(kind)) return { kind, party: '', warehouse: '' };
  if (kind === 'shop') return shopOf(null);
  if (kind === 'safe' && from.kind === 'safe' && side === 'to') return otherSafe(work, toWarehouseId);
  if (OF_WAREHOUSE.includes(kind)) return undefined;
  if (kind === 'difference' && !owed)
    return differenceOf(work, side, { person, fils: toFils(amount), warehouseId });
  if (person === undefined && kind !== 'box') throw refuseField(`${side}.person`, 'no_such_person');
  return ofPerson(work, kind, person ?? work.actor.id, side);
}

/** Returns the safe of another warehouse, which also a supervisor may bring cash to. */
async function otherSafe({ trx }: Work, id: string | undefined): Promise<BalanceName> {
  if (id === undefined) throw invalidField('toWarehouseId', 'warehouse_for_cash');
  await knownWarehouse(trx, WHOLE_BUSINESS, id);
  return { kind: 'safe', party: '', warehouse: id };
}

/** Returns the move that is asked for. Throws if there is none or its role, slip or note is missing. */
function moveOf({ actor }: Work, { from, to, purpose, slip = '', note = '' }: Moving): Move {
  const move = MOVES.find((one) => one.from === from.kind && one.to === to.kind && one.purpose === purpose);
  const isAllowed = actor.role === 'administrator' || move?.by.some((role) => role === actor.role);
  if (!move || !isAllowed)
    throw invalidField('to.kind', 'no_such_cash_move', { from: from.kind, to: to.kind });
  if (move.slip && slip === '') throw invalidField('slip', 'slip_missing');
  if (move.note && note === '') throw invalidField('note', 'note_missing');
  return move;
}

/** Returns the order whose sender is paid. Throws if the sender is registered, or less of its money is with us. */
async function guestOrder({ trx, scope }: Work, { trackingID, amount }: Moving): Promise<number> {
  if (trackingID === undefined) throw invalidField('trackingID', 'order_missing');
  const order = await findOrder(trx, trackingID, scope);
  if (!order) throw refuseField('trackingID', 'no_such_order', { trackingID });
  if (order.sender_id !== null)
    throw refuseField('trackingID', 'order_has_shop', { name: order.sender_name });
  const there = await filsOfOrder(trx, order.seq);
  if (toFils(amount) > there) throw refuseField('amount', 'order_has_less', { there: toAed(there) });
  return order.seq;
}

/** Returns true if two names are of the same balance; a person has no other of a kind. */
function isSame(one: BalanceName, other: BalanceName): boolean {
  return (
    one.kind === other.kind &&
    one.party === other.party &&
    (one.party !== '' || one.warehouse === other.warehouse)
  );
}

/** Locks the people of a move: they stay in their warehouse until it is posted, and no other user settles with them meanwhile. */
async function lockPeople(trx: Trx, { from, to }: Moving): Promise<void> {
  for (const person of [from.person, to.person].toSorted()) if (person) await lockColleague(trx, person);
}

/** Moves money between two places, as the table of moves says who may. */
export async function moveCash(work: Work, body: Moving): Promise<[BalanceName, BalanceName]> {
  const { actor, scope, now } = work;
  const { from, to, slip, note = '' } = body;
  const move = moveOf(work, body);
  if (body.warehouseId !== undefined) await knownWarehouse(work.trx, scope, body.warehouseId);
  await lockPeople(work.trx, body);
  await lockPostings(work.trx);
  if (move.kind === 'deposit') {
    const { confirmSlip: isConfirmed } = body;
    const fils = toFils(body.amount);
    await refuseKnownSlip(work.trx, { slip: slip ?? '', fils, isConfirmed, path: 'confirmSlip' });
  }
  const source = await nameOf(work, 'from', body, move);
  const target = await nameOf(work, 'to', body, move);
  const isOthers =
    (from.kind === 'box' && source?.party !== actor.id) ||
    (from.kind === 'difference' && target?.kind === 'box' && target.party !== actor.id);
  if (isOthers && actor.role === 'cashier') throw refuse('cash_move_of_other');
  const ofSide = from.kind === 'safe' && to.kind === 'safe' ? undefined : target?.warehouse;
  const warehouse = scope.warehouseId ?? body.warehouseId ?? (source?.warehouse || ofSide || undefined);
  const here = ({ kind }: Place): BalanceName => {
    if (warehouse === undefined) throw invalidField('warehouseId', 'warehouse_for_cash');
    return { kind, party: '', warehouse };
  };
  const [one, other] = [source ?? here(from), target ?? here(to)];
  if (isSame(one, other)) throw invalidField('to', 'same_balance');
  const orderSeq = move.order ? await guestOrder(work, body) : undefined;
  const said = move.purpose === 'salary' ? storeSentence(sentence('salary_deducted', { note })) : note;
  await post(work, now.toISOString(), [
    {
      ...{ kind: move.kind, from: one, to: other, fils: toFils(body.amount), slip, note: said },
      ...(orderSeq !== undefined && { orderSeq }),
    },
  ]);
  return [one, other];
}

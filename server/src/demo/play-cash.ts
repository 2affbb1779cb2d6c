import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { handIn } from '../areas/cash/hand-in.ts';
import { moveCash } from '../areas/cash/move.ts';
import { listDriversWithCash } from '../areas/cash/store/balances.ts';
import { addExpense } from '../areas/expenses/calls.ts';
import { cashDeskOf } from '../areas/ledger/rules/names.ts';
import { filsOf } from '../areas/ledger/store/post.ts';
import { toAed } from '../platform/values/fils.ts';
import { makeScope } from '../platform/values/scope.ts';
import { piecesOf } from './pieces-of.ts';
import type { Stage } from './play-stage.ts';

/** Amount that is missing in one hand-in, in fils. */
const SHORT = 500;
const FUEL = 6_000;
const CHANGE = 10_000;

/** Expenses that a driver has entered, in AED. */
const ENTERED = [
  { kind: 'fuel', amount: 85.5, note: 'The pump printed no receipt' },
  { kind: 'parking', amount: 20 },
] as const;

/**
 * Takes in the cash of every second driver of a warehouse, at the first one with fuel and something missing, and gives
 * another driver change, who has entered expenses at the first warehouse.
 */
export async function playCash(stage: Stage, warehouseId: string, isFirst: boolean): Promise<void> {
  const { trx, context, crews } = stage;
  const [cashier] = crews.list(warehouseId, 'cashier');
  if (!cashier) return;
  const work = {
    ...stage.workAt(cashier, { at: context.now - MINUTE_MS, place: warehouseId }),
    scope: makeScope({ warehouseId }),
  };
  const drivers = await listDriversWithCash(trx, warehouseId);
  for (const [index, { id, held_fils }] of drivers.filter((_, place) => place % 2 === 1).entries()) {
    const isShort = isFirst && index === 0 && held_fils > FUEL + SHORT;
    await handIn(work, {
      driverId: id,
      total: toAed(held_fils),
      pieces: piecesOf(held_fils - (isShort ? FUEL + SHORT : 0)),
      ...(isShort && { expenses: [{ what: 'Fuel', amount: toAed(FUEL) }] }),
      ...(isShort && { reason: 'A note of 5 is missing' }),
    });
  }
  const [keeper] = drivers;
  const driver = crews.list(warehouseId, 'driver').find(({ id }) => isFirst && id === keeper?.id);
  for (const [index, entered] of driver ? ENTERED.entries() : []) {
    const at = context.now - (ENTERED.length - index) * MINUTE_MS;
    const spentAt = new Date(at).toISOString();
    const given = { ...entered, clientId: stage.clientId(), spentAt, clock: spentAt };
    if (driver) await addExpense(stage.workAt(driver, { at, place: warehouseId }), given);
  }
  const box = cashDeskOf(cashier, warehouseId);
  if (!keeper || (await filsOf(trx, box)) < CHANGE) return;
  await moveCash(work, {
    from: { kind: 'box' },
    to: { kind: 'float', person: keeper.id },
    amount: toAed(CHANGE),
  });
}

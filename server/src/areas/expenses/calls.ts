import type { expenses, GivenExpense } from '@tawseel/contract/expenses';
import { MOST_OPEN_EXPENSES } from '@tawseel/contract/facts/expenses';
import type { Work } from '../../platform/engine/work.ts';
import { refuse, refuseField } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { lockColleague } from '../staff/store/staff.ts';
import {
  countOpenExpenses,
  type ExpenseRow,
  findDriver,
  findExpense,
  insertExpense,
  markRemoved,
} from './store/expenses.ts';
import { toDriverExpense } from './views.ts';

type Party = { id: string; name: string };

/** Columns of the contents of an expense: the same id with other contents is another expense. */
const CONTENTS = ['driver_id', 'kind', 'note', 'fils', 'sha256', 'bytes'] as const;

/** Locks the driver of an expense: the caller, or the driver named by an administrator. */
async function lockDriver({ trx, actor }: Work, named: string | undefined): Promise<Party> {
  const id = named ?? actor.id;
  if (actor.role !== 'administrator' && id !== actor.id) throw refuseField('driverId', 'no_such_driver');
  await lockColleague(trx, id);
  const driver = await findDriver(trx, id);
  if (!driver) throw refuseField('driverId', 'no_such_driver');
  return driver;
}

/** Returns the row of an expense. Its time is corrected by the clock of the phone, and never in the future. */
function toRow({ now }: Work, driver: Party, given: GivenExpense): ExpenseRow {
  const { clientId, kind, note = '', amount, spentAt, clock, photo } = given;
  const skewMs = now.getTime() - Date.parse(clock);
  return {
    client_id: clientId,
    driver_id: driver.id,
    kind,
    note,
    fils: toFils(amount),
    sha256: photo?.sha256 ?? '',
    bytes: photo?.bytes ?? 0,
    photo_at: null,
    spent_at: new Date(Math.min(Date.parse(spentAt) + skewMs, now.getTime())).toISOString(),
    received_at: now.toISOString(),
    state: 'open',
    count_no: null,
    decided_at: null,
    reason: '',
  };
}

const subjectOf = ({ id, name }: Party) => ({ kind: 'cash', id, name }) as const;

/** Records an expense once. The driver is locked, because a hand-in compares the expenses that it was shown. */
export async function addExpense(work: Work, given: GivenExpense): Promise<ExpenseRow> {
  const { trx } = work;
  const driver = await lockDriver(work, given.driverId);
  const row = toRow(work, driver, given);
  const known = await findExpense(trx, given.clientId);
  if (known && CONTENTS.some((column) => known[column] !== row[column])) throw refuse('expense_id_taken');
  if (known) return known;
  if ((await countOpenExpenses(trx, driver.id)) >= MOST_OPEN_EXPENSES)
    throw refuse('too_many_expenses', { max: MOST_OPEN_EXPENSES });
  await insertExpense(trx, row);
  await work.audit({ subject: subjectOf(driver), after: toDriverExpense(row) });
  return row;
}

/** Removes an open expense: one of the caller's, or any for an administrator. */
async function removeExpense(work: Work, id: string): Promise<ExpenseRow> {
  const { trx, actor } = work;
  const known = await findExpense(trx, id);
  if (!known || (actor.role !== 'administrator' && known.driver_id !== actor.id))
    throw refuse('no_such_expense');
  const driver = await lockDriver(work, known.driver_id);
  // It may have been decided before the lock.
  const row = (await findExpense(trx, id)) ?? known;
  if (row.state === 'removed') return row;
  if (row.state !== 'open') throw refuse('expense_decided', { isTaken: row.state === 'taken' });
  await markRemoved(trx, id);
  const removed: ExpenseRow = { ...row, state: 'removed' };
  await work.audit({
    subject: subjectOf(driver),
    before: toDriverExpense(row),
    after: toDriverExpense(removed),
  });
  return removed;
}

export const expenseCalls: Handlers<typeof expenses> = {
  addExpense: async ({ body }, context) => {
    const row = await write(context, (work) => addExpense(work, body));
    return { ...context.done('expense_added', { total: toAed(row.fils) }), data: toDriverExpense(row) };
  },

  removeExpense: async ({ params }, context) => {
    const row = await write(context, (work) => removeExpense(work, params.id));
    return { ...context.done('expense_removed', { total: toAed(row.fils) }), data: toDriverExpense(row) };
  },
};

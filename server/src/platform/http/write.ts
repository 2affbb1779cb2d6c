import { hashAddress } from '../engine/audit.ts';
import type { Trx } from '../engine/tables.ts';
import { inTransaction } from '../engine/transaction.ts';
import type { Acting, Work } from '../engine/work.ts';
import { commitWork, type Options, UnitOfWork } from '../engine/write-queue.ts';
import { actorOf } from './auth.ts';
import { addressOf } from './caller-address.ts';
import { speakerOf } from './language.ts';
import type { Context } from './serve.ts';

/** Returns the facts of a call from its settings and request, for every caller. */
export function callFacts({ settings, request }: Pick<Context, 'settings' | 'request'>) {
  const { UNDO_MINUTES: undoMinutes, TIME_ZONE: timeZone, PUBLIC_URL: publicUrl } = settings;
  const calledUrl = `${request.protocol}://${request.host}`;
  return { undoMinutes, timeZone, publicUrl, calledUrl, say: speakerOf(request) };
}

/** Returns the caller, the time, and the caller's scope. */
export function actingOf(context: Context): Acting {
  const { caller, clock, scope } = context;
  return { actor: actorOf(caller), now: clock(), scope, ...callFacts(context) };
}

/** Returns the work of a call in one of its transactions. */
async function workOf(context: Context, trx: Trx, unit: UnitOfWork): Promise<Work> {
  const { request, caller, audit } = context;
  const acting = actingOf(context);
  return {
    ...acting,
    trx,
    unit,
    addressHash: await hashAddress(trx, addressOf(request.ip)),
    assertStillAllowed: () => request.server.callers.hold(trx, caller, acting.now),
    audit: (written) => audit(trx, written),
  };
}

/** Runs `task` in its own transaction. It may run again from its beginning (see inTransaction). */
export function write<T>(context: Context, task: (work: Work) => Promise<T>): Promise<T> {
  return inTransaction(context.db, async (trx) => {
    const unit = new UnitOfWork();
    const value = await task(await workOf(context, trx, unit));
    await unit.end(trx, context.settings.TIME_ZONE);
    return value;
  });
}

/** Runs a small `task` in a transaction that it may share with others (see commitWork). It may run again as well. */
export function writeTogether<T>(
  context: Context,
  task: (work: Work) => Promise<T>,
  options: Options,
): Promise<T> {
  const { db, settings } = context;
  const run = async (trx: Trx, unit: UnitOfWork) => task(await workOf(context, trx, unit));
  return commitWork(db, settings.TIME_ZONE, run, options);
}

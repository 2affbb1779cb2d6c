import { isDeepStrictEqual } from 'node:util';
import { daysToChoose } from '@tawseel/contract/facts/calendar';
import { LEFT_WITH, RECEIVER_HOURS } from '@tawseel/contract/facts/calls';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { pastedPlaceIn } from '@tawseel/contract/facts/pasted-place';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { makani } from '@tawseel/contract/facts/uae';
import { maybeWords, phone } from '@tawseel/contract/fields';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { auditAs, hashAddress } from '../../platform/engine/audit.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import type { Work } from '../../platform/engine/work.ts';
import { UnitOfWork } from '../../platform/engine/write-queue.ts';
import { addressOf } from '../../platform/http/caller-address.ts';
import type { Services } from '../../platform/http/serve.ts';
import { callFacts } from '../../platform/http/write.ts';
import { businessDay, startOfHour } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { promiseDay } from '../attempts/promise-day.ts';
import { countWritesOf } from '../audit/store.ts';
import { findBusiness } from '../business/store.ts';
import { listOpenCalls } from '../follow-ups/store/follow-ups.ts';
import { actOn } from '../orders/act.ts';
import { correctAddress } from '../orders/calls/correct-address.ts';
import { lockOrderOrThrow } from '../orders/find-or-throw.ts';
import type { Promising } from '../orders/rules/order-act.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import type { OrderRow } from '../orders/tables.ts';
import { findPromise } from '../promises/store/promises.ts';
import { outOf } from './parcel.ts';
import type { Done, Problem } from './words.ts';

/** Acts of a receiver on one parcel in a day. */
const MOST_ACTS = 3;

/** Form of the tracking page, as a browser sends it. */
export type ReceiverForm = Readonly<Record<string, string>>;
export type Result = { done: Done } | { problem: Problem };

/** Note, without what cannot be stored; undefined if it is too long. */
function noteOf({ note = '' }: ReceiverForm): string | undefined {
  return z.safeParse(maybeWords(LONGEST.note), note.replace(/\s+/g, ' ')).data;
}

/** Returns the effects of a receiver's act, or undefined if it is done already, as by a double tap. Refuses too many a day. */
type Change = (() => Promise<object>) | undefined;

/** Runs a receiver's act on the locked order in a transaction of its own. */
async function asReceiver(
  { db, clock, settings }: Services,
  request: FastifyRequest,
  trackingId: string,
  call: string,
  decide: (work: Work, order: OrderRow) => Promise<{ problem: Problem } | { done: Done; change: Change }>,
): Promise<Result> {
  const facts = callFacts({ settings, request });
  return inTransaction(db, async (trx) => {
    const now = clock();
    const order = await lockOrderOrThrow(trx, WHOLE_BUSINESS, trackingId);
    const actor = { kind: 'receiver', id: order.id, name: order.receiver_name, role: 'receiver' } as const;
    const address = addressOf(request.ip);
    const audit = auditAs({ now, actor, address, call });
    const unit = new UnitOfWork();
    const { timeZone } = facts;
    const today = startOfHour(`${businessDay(now.toISOString(), timeZone)}T00`, timeZone);
    const work: Work = {
      ...{ ...facts, actor, now, scope: WHOLE_BUSINESS },
      ...{ trx, unit, addressHash: await hashAddress(trx, address), assertStillAllowed: async () => {} },
      audit: (written) => audit(trx, written),
    };
    const decided = await decide(work, order);
    if ('problem' in decided) return decided;
    const { done, change } = decided;
    if (!change) return { done };
    if ((await countWritesOf(trx, order.id, today)) >= MOST_ACTS) return { problem: 'enoughToday' };
    const after = await change();
    await work.audit({ subject: { kind: 'order', id: order.id, name: order.tracking_id }, after });
    await unit.end(trx, timeZone);
    return { done };
  });
}

/** Returns true if the receiver is promised exactly this, and no call about the order is open. */
async function isPromised(trx: Trx, { id }: OrderRow, choice: Promising): Promise<boolean> {
  const { day, from = '', to = '', leaveWith: leave_with = '', note = '' } = choice;
  const wanted = { day, from_time: from, to_time: to, leave_with, note };
  const known = await findPromise(trx, id);
  const isSame = known !== undefined && isDeepStrictEqual({ ...known, ...wanted }, { ...known });
  return isSame && (await listOpenCalls(trx, id)).length === 0;
}

/** Returns true if a call with this note about the order is due. */
async function isCallDue(trx: Trx, { id }: OrderRow, { note, at }: { note: string; at: string }) {
  const calls = await listOpenCalls(trx, id);
  return calls.some(
    (call) => call.kind === 'call' && call.due_at <= at && call.note.split('\n').includes(note),
  );
}

/** Promises the receiver the chosen day, unless the parcel is out or has arrived. */
export function chooseDay(
  services: Services,
  request: FastifyRequest,
  trackingId: string,
  sent: ReceiverForm,
): Promise<Result> {
  return asReceiver(services, request, trackingId, 'tracking.chooseDay', async (work, order) => {
    const { trx, now, timeZone } = work;
    if (isAtEnd(order.tracking_status) || (await outOf(trx, order)).isOut) return { problem: 'onTheWay' };
    const { day = '', hours = '' } = sent;
    const offered = daysToChoose(businessDay(now.toISOString(), timeZone), await findBusiness(trx));
    if (!offered.includes(day)) return { problem: 'day' };
    if (!RECEIVER_HOURS.some((known) => known === hours)) return { problem: 'hours' };
    const leaveWith = LEFT_WITH.find((known) => known === sent.leaveWith);
    if (leaveWith && cashDue(order.payment_method, order.value_fils) > 0 && sent.cash !== 'yes')
      return { problem: 'cash' };
    const note = noteOf(sent);
    if (note === undefined) return { problem: 'note' };
    const [from, to] = hours.split('-');
    const promised = { day, from: from || undefined, to, leaveWith, note };
    const change = async () => {
      await promiseDay(work, order, promised);
      return promised;
    };
    return { done: 'chosen', change: (await isPromised(trx, order, promised)) ? undefined : change };
  });
}

/** Opens a follow-up for the office to call the receiver. */
export function askCall(
  services: Services,
  request: FastifyRequest,
  trackingId: string,
  sent: ReceiverForm,
): Promise<Result> {
  return asReceiver(services, request, trackingId, 'tracking.askCall', async (work, order) => {
    const typed = noteOf(sent);
    if (typed === undefined) return { problem: 'note' };
    const note = storeSentence(sentence('note_receiver_asks', { note: typed }));
    const at = work.now.toISOString();
    const change = async () => {
      await actOn(work, { order, acts: [{ name: 'askCall', with: { note } }] });
      return { note: typed };
    };
    return { done: 'called', change: (await isCallDue(work.trx, order, { note, at })) ? undefined : change };
  });
}

type Correction = { dropoff: Record<string, string>; isKnown: boolean };

/** Corrects something of the address of a parcel that is not over; its driver and the office see it at once. */
function correctAs(
  call: string,
  done: Done,
  read: (sent: ReceiverForm, order: OrderRow) => Correction | { problem: Problem },
) {
  return (services: Services, request: FastifyRequest, trackingId: string, sent: ReceiverForm) =>
    asReceiver(services, request, trackingId, call, async (work, order) => {
      if (isAtEnd(order.tracking_status)) return { problem: 'over' };
      const correction = read(sent, order);
      if ('problem' in correction) return correction;
      const { dropoff, isKnown } = correction;
      const change = async () => {
        const reason = storeSentence(sentence('note_by_receiver'));
        await correctAddress(work, order, { dropoff, reason });
        return dropoff;
      };
      return { done, change: isKnown ? undefined : change };
    });
}

/** Keeps where the receiver is: a Makani number, or a point, code or link of a map before the landmark. */
export const sendPlace = correctAs('tracking.sendPlace', 'located', ({ place = '' }, order) => {
  const number = makani(place);
  if (number) return { dropoff: { makani: number }, isKnown: order.dropoff_makani === number };
  const pasted = pastedPlaceIn([place]);
  const [written = ''] = Object.values(pasted ?? {});
  if (written === '' || written.length > LONGEST.landmark) return { problem: 'place' };
  const known = order.dropoff_landmark;
  const landmark = [written, known].filter(Boolean).join(' · ');
  const isKnown = known.startsWith(written);
  return { dropoff: { landmark: landmark.length > LONGEST.landmark ? written : landmark }, isKnown };
});

/** Keeps a second phone of the receiver. */
export const savePhone = correctAs('tracking.savePhone', 'phoned', ({ phone: typed = '' }, order) => {
  const { data: receiverPhone2 } = z.safeParse(phone, typed);
  if (receiverPhone2 === undefined) return { problem: 'phone' };
  return { dropoff: { receiverPhone2 }, isKnown: order.receiver_phone2 === receiverPhone2 };
});

import type { GivenAct } from '@tawseel/contract/my-day';
import { CallError, serverMessage } from '../../api/call.ts';
import { queueSender, type SendState, type Turn } from '../../api/queue-sender.ts';
import { driverText as text } from '../../texts/en/driver.ts';
import type { Answer } from './ask.ts';
import type { KeptAct, KeptExpense } from './day-schema.ts';
import type { DayStore } from './day-store.ts';

type QueuedEntry = KeptAct | KeptExpense;

type ActSenderParts = {
  store: Pick<DayStore, 'batch' | 'answer'>;
  /** Returns the driver whose acts may be sent now. */
  whose: () => string | undefined;
  inTurn: Turn;
  send: (acts: GivenAct[]) => Promise<Answer[]>;
  sendChange: (change: KeptExpense) => Promise<Answer>;
  /** Called with the error of each failed call, before it is treated. */
  onFailed: (error: unknown) => Promise<void>;
  onState: (state: SendState) => void;
  onAnswered: () => Promise<void>;
};

/** Returns true if the server refused what a call contains: it is too large, or not valid. */
const isContentRefused = (error: unknown) =>
  error instanceof CallError && (error.status === 413 || error.status === 422);

/**
 * Sends a driver's acts and changes of expenses by `queueSender`: together or, if the server refuses their content,
 * each half by itself, whose answers are stored at once. So an act that is not valid is found, and is answered here,
 * because it would block all others.
 */
export function actSender({ store, whose, send, sendChange, onFailed, ...others }: ActSenderParts) {
  async function sendActs(batch: readonly QueuedEntry[]): Promise<Answer[]> {
    if (batch.some(({ by }) => by !== whose())) throw new CallError('no-token', undefined);
    try {
      const [first] = batch;
      if (first?.expense) return [await sendChange(first)];
      return await send(batch.flatMap(({ act }) => act ?? []));
    } catch (error) {
      await onFailed(error);
      if (!isContentRefused(error)) throw error;
      if (batch.length > 1) return sendHalves(batch);
      const message = text.actNotTaken(serverMessage(error) ?? '');
      return batch.map(({ clientId }) => ({ clientId, result: 'refused', message, state: null }));
    }
  }

  async function sendHalves(batch: readonly QueuedEntry[]): Promise<Answer[]> {
    const middle = Math.ceil(batch.length / 2);
    const first = await sendActs(batch.slice(0, middle));
    await store.answer(first);
    return [...first, ...(await sendActs(batch.slice(middle)))];
  }

  return queueSender({
    store: {
      async batch() {
        const by = whose();
        return by === undefined ? [] : store.batch(by);
      },
      answer: store.answer,
    },
    by: '',
    send: sendActs,
    ...others,
  });
}

import { expenses as calls } from '@tawseel/contract/expenses';
import { CallError, call, codeOf, serverMessage } from '../../api/call.ts';
import { type Answer, inTime, orNoNetwork, withDevice } from './ask.ts';
import type { KeptExpense } from './day-schema.ts';

/** Returns true if the server, and no other page, refused what a call says, so that sending it again is of no use. */
const isRefused = (error: unknown) =>
  error instanceof CallError &&
  [404, 409, 413, 422].some((status) => status === error.status) &&
  codeOf(error) !== '';

/** Sends a change of the expenses. Resolves to a refused answer if the server refuses what it says. */
export async function askToChange({ clientId, expense, at }: KeptExpense): Promise<Answer> {
  const answer: Answer = { clientId, result: 'accepted', state: null };
  try {
    const asked =
      'removes' in expense
        ? call(calls.removeExpense, { params: { id: expense.removes } }, inTime(), withDevice())
        : call(
            calls.addExpense,
            {
              body: {
                ...expense,
                clientId,
                spentAt: new Date(at).toISOString(),
                clock: new Date().toISOString(),
              },
            },
            inTime(),
            withDevice(),
          );
    const body = await orNoNetwork(asked);
    // Another page answers for the server, such as a hotel network's.
    if (typeof Reflect.get(Object(body), 'message') !== 'string') throw new CallError(200, undefined);
    return answer;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { ...answer, result: 'refused', message: serverMessage(error) ?? '' };
  }
}

import { CallError, serverMessage } from '../../api/call.ts';
import { ratesText as text } from '../../texts/en/rates.ts';

/** Returns the text of a failed write: the server's message, otherwise whether it refused or never answered. */
function failure(error: unknown, refused: string, unanswered: string): string {
  const answered = error instanceof CallError && error.status !== 0;
  return serverMessage(error) ?? (answered ? refused : unanswered);
}

export function rateFailure(error: unknown): string {
  return failure(error, text.failedToUpdateRate, text.errorUpdatingRate);
}

export function bulkFailure(error: unknown): string {
  return failure(error, text.failedToUpdateRates, text.errorUpdatingRates);
}

export function fetchFailure(error: unknown): string {
  return text.fetchFailed(error instanceof Error ? error.message : String(error));
}

export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Returns true if the answer is that the route has no rate, which is no failure. */
export function isNoSuchRate(error: unknown): boolean {
  // A server may also answer with an empty success.
  return isNotFound(error) || (error instanceof CallError && error.status === 200);
}

export function checkFailure(error: unknown): string | undefined {
  return isNoSuchRate(error) ? undefined : (serverMessage(error) ?? text.checkFailed);
}

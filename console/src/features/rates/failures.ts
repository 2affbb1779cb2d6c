import { CallError, serverMessage } from '../../api/call.ts';
import { ratesText as text } from '../../texts/en/rates.ts';

/** What is said of a failed write: the server's own words; else whether it refused or never answered. */
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

/** A route without a rate is an answer to the question whether it has one, not a failure. */
export function isNoSuchRate(error: unknown): boolean {
  // A server may also say so with a success that holds nothing.
  return isNotFound(error) || (error instanceof CallError && error.status === 200);
}

export function checkFailure(error: unknown): string | undefined {
  return isNoSuchRate(error) ? undefined : (serverMessage(error) ?? text.checkFailed);
}

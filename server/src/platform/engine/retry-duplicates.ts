import { isDuplicate } from './database.ts';

const ATTEMPTS = 5;

/**
 * Runs a transaction again after a unique conflict: somebody has taken the tracking ID, reference, seq or client id in
 * between, and what looks for it first then finds it.
 */
export async function retryDuplicates<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

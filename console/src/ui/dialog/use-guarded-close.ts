import { confirmLeave, useLeaveGuard } from '../navigation/use-leave-guard.ts';
import type { ConfirmRequest } from './confirm.ts';

/**
 * Unsaved-changes guard of a dialog: closing it asks `question` first while it is dirty; so does leaving its page
 * then.
 */
export function useGuardedClose(dirty: boolean, close: () => void, question: ConfirmRequest): () => void {
  useLeaveGuard(dirty, question);

  async function closeUnlessKept() {
    if (!dirty || (await confirmLeave())) close();
  }

  return () => void closeUnlessKept();
}

import { type ConfirmRequest, confirm } from './confirm.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Unsaved-changes guard of a dialog: closing it asks `question` first while it is dirty; so does leaving its page
 * then.
 */
export function useGuardedClose(dirty: boolean, close: () => void, question: ConfirmRequest): () => void {
  useLeaveGuard(dirty, question);

  async function closeUnlessKept() {
    if (!dirty || (await confirm(question))) close();
  }

  return () => void closeUnlessKept();
}

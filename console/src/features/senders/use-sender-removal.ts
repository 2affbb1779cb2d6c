import { useQueryClient } from '@tanstack/react-query';
import { senders } from '@tawseel/contract/senders';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { removeCachedRow } from '../../api/read.ts';
import { fitReply } from '../../api/tolerant.ts';
import { usersText as text } from '../../texts/en/users.ts';
import { show } from '../../ui/format.ts';
import { undoToast } from '../../ui/toast/undo-toast.tsx';
import { deleteQuestion } from './delete-question.tsx';
import type { SenderRow } from './sender-rows.ts';

/** Deletes a sender after a question, and offers to undo that if the host can restore senders. */
export function useSenderRemoval() {
  const client = useQueryClient();
  const { restore } = useRestore();
  const hasUndo = hasCall(senders.restoreSender);
  const action = useAction(senders.deleteSender, {
    done: text.removed,
    failed: text.removeFailed,
    after: (_reply, { params }) => removeCachedRow(client, senders.listSenders, params.id),
  });

  async function remove({ sender: { _id: id }, name }: SenderRow): Promise<void> {
    if (id === undefined) return;
    if (!(await action.run({ params: { id } }, deleteQuestion(name, id, hasUndo)))) return;
    if (hasUndo) undoToast(text.wasDeleted(name), text.undo, () => restore(id));
  }

  return {
    remove: (row: SenderRow) => void remove(row),
    busyId: action.busy ? action.variables?.params.id : undefined,
  };
}

/** Restores a deleted sender. */
export function useRestore() {
  const action = useAction(senders.restoreSender, {
    failed: text.bringBackFailed,
    done: (body) => text.broughtBack(show(fitReply(senders.restoreSender, body)?.data?.name)),
  });
  return {
    restore: (id: string) => void action.run({ params: { id } }),
    busyId: action.busy ? action.variables?.params.id : undefined,
  };
}

import { senders } from '@tawseel/contract/senders';
import { useAction } from '../../api/action.ts';
import { fitReply } from '../../api/tolerant.ts';
import { usersText as text } from '../../texts/en/users.ts';
import { show } from '../../ui/format.ts';

/** Brings a deleted sender back. */
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

import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { followUps } from '@tawseel/contract/follow-ups';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { hubText as text } from '../../../texts/en/hub.ts';

/** Opens a follow-up about a parcel. */
export function useFollowUp() {
  const action = useAction(followUps.makeFollowUp, {
    done: showMessage,
    failed: text.followUpFailed,
  });
  return {
    run: (trackingID: string, kind: FollowUpKind, note: string) =>
      action.run({ body: { trackingID, kind, note } }),
    busy: action.busy,
  };
}

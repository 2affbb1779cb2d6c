import type { FollowUpKind } from '@tawseel/contract/facts/scans';
import { followUps } from '@tawseel/contract/follow-ups';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { newIdempotencyHeader } from '../../api/new-key.ts';
import { hubText as text } from '../../texts/hub.ts';
import { show } from '../../ui/format.ts';

/** Opens a follow-up about a parcel. */
export function useFollowUp() {
  const [headers, setHeaders] = useState(newIdempotencyHeader);
  const action = useAction(followUps.makeFollowUp, {
    headers,
    done: (reply) => show(Reflect.get(Object(reply), 'message')),
    failed: text.followUpFailed,
    after: () => setHeaders(newIdempotencyHeader()),
  });
  return {
    run: (trackingID: string, kind: FollowUpKind, note: string) =>
      action.run({ body: { trackingID, kind, note } }),
    busy: action.busy,
  };
}

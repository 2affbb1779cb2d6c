import { labels } from '@tawseel/contract/labels';
import type { ParcelCode } from '@tawseel/contract/scanning';
import { useAction } from '../../../api/action.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { roadText as text } from '../../../texts/en/road.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** The code that is bound to the parcel, with a button to unbind it. */
export function BoundCode({
  trackingID,
  code: { code = '' },
}: {
  trackingID: string;
  code: Loose<ParcelCode>;
}) {
  const unbind = useAction(labels.unbindLabel, {
    done: showMessage,
    failed: text.takeOffFailed,
  });
  const question = {
    title: text.takeOffTitle(code),
    text: text.takeOffText(trackingID),
    yes: text.takeOff,
    danger: true,
  };
  return (
    <span className="block">
      <bdi translate="no">{code}</bdi>{' '}
      {hasCall(labels.unbindLabel) && (
        <Button
          small
          aria-label={text.takeOffOf(code)}
          busy={unbind.busy}
          onClick={() => void unbind.run({ body: { code, trackingID } }, question)}
        >
          {text.takeOff}
        </Button>
      )}
    </span>
  );
}

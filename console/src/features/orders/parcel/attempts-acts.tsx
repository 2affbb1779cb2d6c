import { dispatch } from '@tawseel/contract/dispatch';
import { isTrackingStatus, nextStatuses } from '@tawseel/contract/facts/tracking';
import { hasCall } from '../../../api/host.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { PromiseTry } from './attempts-promise.tsx';
import { DecideReturn } from './attempts-return.tsx';

type TryActsProps = {
  trackingID: string;
  trackingStatus: string | undefined;
  isCancelled: boolean;
  /** Day and hours that the receiver asked for. */
  wanted?:
    | { day?: string | undefined; from?: string | undefined; to?: string | undefined }
    | null
    | undefined;
  /** After one of them is done. */
  onDone?: (() => void) | undefined;
};

/** Acts of the office after a failed attempt: promises another day, or returns the parcel. */
export function TryActs({ trackingID, trackingStatus = '', isCancelled, wanted, onDone }: TryActsProps) {
  const promising = useOpened<true>();
  const returning = useOpened<true>();
  const next = isTrackingStatus(trackingStatus) ? nextStatuses(trackingStatus) : [];
  const mayPromise = next.length > 0 && !isCancelled && hasCall(dispatch.promiseTry);
  const mayReturn = next.includes('return') && !isCancelled && hasCall(dispatch.decideReturn);
  if (!mayPromise && !mayReturn) return null;
  return (
    <div className="row wrap stretch" data-no-print="">
      {mayPromise && (
        <Button small onClick={() => promising.open(true)}>
          {wanted ? text.confirmDay : text.promise}
        </Button>
      )}
      {mayReturn && (
        <Button small onClick={() => returning.open(true)}>
          {text.return}
        </Button>
      )}
      <Opened of={promising}>
        {(frame) => (
          <PromiseTry
            trackingID={trackingID}
            wanted={{ day: wanted?.day ?? '', from: wanted?.from ?? '', to: wanted?.to ?? '' }}
            {...frame}
            onDone={onDone}
          />
        )}
      </Opened>
      <Opened of={returning}>
        {(frame) => <DecideReturn trackingID={trackingID} {...frame} onDone={onDone} />}
      </Opened>
    </div>
  );
}

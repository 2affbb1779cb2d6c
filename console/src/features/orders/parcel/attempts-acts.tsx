import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { isTrackingStatus, nextStatuses } from '@tawseel/contract/facts/tracking';
import { useAction } from '../../../api/action.ts';
import { useForm } from '../../../api/form.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { PromiseTry, type TryProps } from './attempts-promise.tsx';

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

/** Returns a parcel to its sender, with a reason. Remounted each time it is opened. */
function DecideReturn({ trackingID, open, onClose, onDone }: TryProps) {
  const form = useForm(dispatch.decideReturn.body, { reason: '' });
  const decide = useAction(dispatch.decideReturn, {
    done: showMessage,
    failed: text.returnFailed,
    after: () => {
      onClose();
      onDone?.();
    },
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => decide.run({ params: { trackingID }, body })}
      onClose={onClose}
      title={text.returnTitle(trackingID)}
      text={text.returnText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
      yes={text.returnYes}
      busy={decide.busy}
    />
  );
}

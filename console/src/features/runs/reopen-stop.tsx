import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { type LooseRun, type ResultPlace, visitAt } from './run-texts.ts';
import { runWrite } from './use-run.ts';

export type ReopenStopProps = { run: LooseRun; place: ResultPlace; open: boolean; onClose: () => void };

/** Reopens a stop or visit that was ended by mistake, with the reason. Remounted each time it is opened. */
export function ReopenStop({ run: { _id: id = '' }, place, open, onClose }: ReopenStopProps) {
  const visit = visitAt(place);
  const trackingID = ('parcel' in place ? place.parcel?.trackingID : visit?.number) ?? '';
  const form = useForm(dispatch.enterStop.body, { act: 'reopened', why: '' });
  const options = { ...runWrite({ failed: text.reopenFailed, after: onClose }), form };
  const atStop = useAction(dispatch.enterStop, options);
  const atVisit = useAction(dispatch.enterVisit, options);

  function send({ why }: { why: string }) {
    const body = { act: 'reopened', why } as const;
    if (visit) return atVisit.run({ params: { id, pickupId: visit.pickupId ?? '' }, body });
    return atStop.run({ params: { id, trackingID }, body });
  }

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={send}
      onClose={onClose}
      title={text.reopenTitle(trackingID)}
      text={place.state === 'failed' ? text.reopenFailedStop : text.reopenDone}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('why') }}
      yes={text.reopen}
      busy={atStop.busy || atVisit.busy}
    />
  );
}

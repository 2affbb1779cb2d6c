import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { LooseStop } from './run-texts.ts';
import { runWrite } from './use-run.ts';

type ReopenStopProps = { id: string; stop: LooseStop; open: boolean; onClose: () => void };

/** Reopens a stop that was ended by mistake, with the reason. Remounted each time it is opened. */
export function ReopenStop({ id, stop, open, onClose }: ReopenStopProps) {
  const trackingID = stop.parcel?.trackingID ?? '';
  const form = useForm(dispatch.enterStop.body, { act: 'reopened', why: '' });
  const reopen = useAction(dispatch.enterStop, {
    ...runWrite({ failed: text.reopenFailed, after: onClose }),
    form,
  });

  function submit() {
    const body = form.check();
    if (body) void reopen.run({ params: { id, trackingID }, body });
  }

  return (
    <ReasonDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.reopenTitle(trackingID)}
      text={stop.state === 'failed' ? text.reopenFailedStop : text.reopenDone}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('why') }}
      formRef={form.ref}
      yes={text.reopen}
      busy={reopen.busy}
      onSubmit={submit}
    />
  );
}

import { orders } from '@tawseel/contract/orders';
import { useAction } from '../../../api/action.ts';
import { type Form, useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { editingText as text } from '../../../texts/en/order-editing.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';

type CancelOrderProps = { trackingID: string; open: boolean; onClose: () => void };

export function CancelFields({ form, about }: { form: Form<{ reason: string }>; about: string }) {
  return (
    <div ref={form.ref} className="stack gap-3 narrow">
      <p>{about}</p>
      <TextField
        label={text.reason}
        description={text.reasonHint}
        required
        autoComplete="off"
        {...form.field('reason')}
      />
    </div>
  );
}

/** Asks for the reason of a cancellation. Remounted each time it is opened. */
export function CancelOrder({ trackingID, open, onClose }: CancelOrderProps) {
  const form = useForm(orders.cancelOrder.body, { reason: '' });
  const cancel = useAction(orders.cancelOrder, {
    done: showMessage,
    failed: text.cancelFailed,
    after: onClose,
    form,
    rereads: true,
  });

  function submit() {
    const body = form.check();
    if (body) void cancel.run({ params: { trackingID }, body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.cancelTitle(trackingID)}
      onSubmit={submit}
      yes={text.cancelYes}
      busy={cancel.busy}
      no={text.cancelNo}
      danger
    >
      <CancelFields form={form} about={text.cancelAbout} />
    </FormDialog>
  );
}

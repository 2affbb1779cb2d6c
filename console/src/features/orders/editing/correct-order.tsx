import type { OrderDetails } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { CallError, fieldProblems } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { useReadOnDemand } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { uiTexts } from '../../../texts/en/common.ts';
import { orderFormText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { show, showMoney } from '../../../ui/format.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ParcelFields, PaymentFields, ReceiverFields, SenderFields } from './order-fields.tsx';
import { changedFields, correctionSchema, FIELDS, formOf } from './order-form.ts';

/** Returns the total to confirm from the answer that asks for it. */
export function chargeIn(error: Error): number | undefined {
  const charge: unknown = error instanceof CallError ? Reflect.get(Object(error.body), 'charge') : undefined;
  const total: unknown = Reflect.get(Object(charge), 'total');
  return typeof total === 'number' ? total : undefined;
}

type Trouble = { text: string; isOutOfDate: boolean };

function troubleOf(error: Error): Trouble | undefined {
  if (error instanceof CallError && error.status === 0) return { text: text.lost, isOutOfDate: false };
  const problems = fieldProblems(error);
  if ('version' in problems) return { text: text.changedMeanwhile, isOutOfDate: true };
  const isSaidAtField = Object.keys(problems).length > 0;
  return isSaidAtField ? undefined : { text: error.message, isOutOfDate: false };
}

type CorrectOrderProps = {
  /** Order as read when the correction began. */
  details: Loose<OrderDetails>;
  open: boolean;
  onClose: () => void;
};

/** Dialog that corrects an order. Remounted each time it is opened. */
export function CorrectOrder({ details, open, onClose }: CorrectOrderProps) {
  const [read, setRead] = useState(details);
  const [trouble, setTrouble] = useState<Trouble>();
  const [asked, setAsked] = useState<{ total: number; of: string }>();
  const { trackingID = '', trackingStatus = '' } = read.order ?? {};
  const stored = formOf(read);
  const needsReason = trackingStatus !== 'created';
  const form = useForm(correctionSchema(stored, read.version ?? '', needsReason), {
    ...stored,
    reason: '',
  });
  const { values, set } = form;
  const changed = changedFields(values, stored);
  // A price is confirmed only for the input that it was calculated for.
  const confirmed = asked?.of === JSON.stringify(values) ? asked.total : undefined;

  const update = useAction(orders.updateOrder, {
    done: showMessage,
    after: onClose,
    refused: (error) => {
      const total = chargeIn(error);
      if (total !== undefined) return setAsked({ total, of: JSON.stringify(values) });
      form.report(fieldProblems(error));
      setTrouble(troubleOf(error));
    },
  });
  const fresh = useReadOnDemand(orders.readOrder);

  function submit() {
    setTrouble(undefined);
    if (changed.length === 0) return setTrouble({ text: text.nothingChanged, isOutOfDate: false });
    const body = form.check();
    if (!body) return;
    const confirmCharge = confirmed === undefined ? {} : { confirmCharge: confirmed };
    void update.run({ params: { trackingID }, body: { ...body, ...confirmCharge } });
  }

  /** Keeps typed fields and updates all others. */
  async function takeOver() {
    const answer = await fresh.run({ params: { trackingID } });
    if ('error' in answer) return;
    const now = formOf(answer.content);
    for (const field of FIELDS) if (!changed.includes(field)) set(field, now[field]);
    setRead(answer.content);
    setTrouble(undefined);
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.correctTitle(show(trackingID))}
      size="large"
      onSubmit={submit}
      yes={confirmed === undefined ? text.saveCorrection : text.saveAt(showMoney(confirmed))}
      busy={update.busy}
    >
      <div ref={form.ref} className="stack gap-3 narrow">
        <ReceiverFields form={form} />
        <ParcelFields form={form} />
        <PaymentFields form={form} />
        <SenderFields form={form} />
        {needsReason && (
          <TextField
            label={text.reason}
            description={text.reasonNeeded}
            required
            autoComplete="off"
            {...form.field('reason')}
          />
        )}
      </div>
      <div role="alert" className="stack gap-1">
        {confirmed !== undefined && (
          <Notice tone="answer">
            {text.newPrice(showMoney(read.order?.charge?.total), showMoney(confirmed))}
          </Notice>
        )}
        {trouble && (
          <Notice
            actions={
              trouble.isOutOfDate && (
                <Button small busy={fresh.busy} onClick={() => void takeOver()}>
                  {uiTexts.takeOver}
                </Button>
              )
            }
          >
            {trouble.text}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}

import { cityFromText } from '@tawseel/contract/facts/emirates';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { orders } from '@tawseel/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { CallError, fieldProblems } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { useSenderSuggestions } from '../../../api/use-sender-suggestions.ts';
import { useWarehouseOptions } from '../../../api/use-warehouse-options.ts';
import { uiTexts } from '../../../texts/en/common.ts';
import { orderFormText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../../ui/dialog/use-guarded-close.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { show, showMoney } from '../../../ui/format.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { LooseOrder } from '../order-rules.ts';
import { Quote } from '../price/quote.tsx';
import type { PrintAct } from '../print-act.ts';
import styles from './editing.module.css';
import { type Fields, ParcelFields, PaymentFields, ReceiverFields, SenderFields } from './order-fields.tsx';
import { EMPTY, FIELDS, OrderFormSchema, quoteOf } from './order-form.ts';

type NewOrderProps = WindowFrame & {
  /** Warehouse of the order; if absent, it can be chosen. */
  warehouseId?: string | undefined;
  print: PrintAct;
};

/** Returns why it was not saved, if no field shows it. */
function troubleOf(error: Error): string | undefined {
  if (error instanceof CallError && error.status === 0) return text.lost;
  if (error.message.includes(IDEMPOTENCY_HEADER)) return text.savedBefore;
  return Object.keys(fieldProblems(error)).length > 0 ? undefined : error.message;
}

function WarehouseField({ form }: { form: Fields }) {
  const options = useWarehouseOptions();
  if (options.length < 2) return null;
  return (
    <Select
      label={text.warehouse}
      options={[{ value: '', label: text.nearest }, ...options]}
      {...form.field('warehouseId')}
    />
  );
}

type DoneProps = { order: LooseOrder; print: PrintAct; onAnother: () => void };

function Done({ order, print, onAnother }: DoneProps) {
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => another.current?.focus(), []);
  const { trackingID, charge } = order;
  return (
    <div className={styles.done}>
      <p role="status">{text.doneAbout(showMoney(charge?.total))}</p>
      <p className={styles.trackingID}>
        <strong translate="no">{show(trackingID)}</strong>
        {trackingID && <CopyButton text={trackingID} />}
      </p>
      <div className="row wrap">
        {trackingID && print?.(trackingID, false)}
        <Button ref={another} small variant="primary" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </div>
  );
}

/** Dialog to enter orders one after another. Remounted each time it is opened. */
export function NewOrder({ warehouseId, print, open, onClose }: NewOrderProps) {
  const empty = { ...EMPTY, warehouseId: warehouseId ?? '' };
  const form = useForm(OrderFormSchema, empty);
  const [isUnknown, setUnknown] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState<LooseOrder>();
  const [isNext, setNext] = useState(false);
  const create = useAction(orders.createOrder, {
    isOneAct: true,
    after: (reply) => setDone(reply?.data ?? {}),
    form,
    refused: (error) => {
      setTrouble(troubleOf(error));
    },
  });
  const close = useGuardedClose(open && form.dirty && !done, onClose, uiTexts.unsaved);
  const { values, set } = form;

  function submit() {
    if (done) return;
    setTrouble(undefined);
    if (isUnknown) return form.report({ senderId: text.noSuchSender });
    const body = form.check();
    if (body) void create.run({ body });
  }

  function another() {
    for (const field of FIELDS) set(field, empty[field]);
    setUnknown(false);
    setNext(true);
    setDone(undefined);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.newTitle}
      size="large"
      onSubmit={submit}
      busy={create.busy}
      footer={
        <>
          <Button onClick={close}>{done ? text.close : text.cancel}</Button>
          {!done && (
            <Button type="submit" variant="primary" busy={create.busy}>
              {text.save}
            </Button>
          )}
        </>
      }
    >
      {done && <Done order={done} print={print} onAnother={another} />}
      {!done && (
        <div ref={form.ref} className={styles.order}>
          <div className="stack gap-3 narrow">
            <SenderFields form={form}>
              <SenderField form={form} onUnknown={setUnknown} focused={isNext} />
            </SenderFields>
            <ReceiverFields form={form} />
            <ParcelFields form={form} />
            <PaymentFields form={form} />
            {warehouseId === undefined && <WarehouseField form={form} />}
          </div>
          <div className={styles.quote}>
            <Quote input={quoteOf(values)} company={values.senderId && values['pickup.senderName']} />
          </div>
        </div>
      )}
      <div role="alert" className="stack gap-1">
        {trouble && !done && (
          <Notice>
            <strong>{text.failed}</strong> {trouble}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type SenderFieldProps = {
  form: Fields;
  onUnknown: (unknown: boolean) => void;
  /** True to take the focus, as after another order; at first the dialog sets it and remembers the opener. */
  focused: boolean;
};

/** Autocomplete of a registered sender, which fills the fields below; they can still be typed. */
function SenderField({ form, onUnknown, focused }: SenderFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  const { data, finding } = useSenderSuggestions();

  function choose(id: string | undefined) {
    form.set('senderId', id ?? '');
    onUnknown(id === undefined);
    const chosen = id && data?.find(({ _id }) => _id === id);
    if (!chosen) return;
    form.set('pickup.senderName', chosen.name ?? '');
    form.set('pickup.senderPhone', chosen.phone ?? '');
    form.set('pickup.senderAddress', [chosen.houseNo, chosen.street].filter(Boolean).join(', '));
    form.set('pickup.city', cityFromText(chosen.city ?? '') ?? '');
    form.set('pickup.area', '');
  }

  return (
    <div ref={box} className="whole">
      <SuggestField
        label={text.registered}
        description={text.registeredHint}
        {...finding}
        unknown={text.noSuchSender}
        error={form.problems.senderId}
        onChange={choose}
      />
    </div>
  );
}

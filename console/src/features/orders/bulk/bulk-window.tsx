import type { NamedRoute } from '@tawseel/contract/route';
import { type ReactNode, useState } from 'react';
import { type BulkStep, type Refusals, useBulkAct } from '../../../api/use-bulk-act.ts';
import { bulkText as text } from '../../../texts/en/order-bulk.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog, type FormDialogProps } from '../../../ui/dialog/form-dialog.tsx';
import type { WindowFrame } from '../../../ui/dialog/opened.tsx';

/** Window of an act on the selected orders. */
export type BulkActProps = WindowFrame & {
  trackingIDs: readonly string[];
  /** Called with the orders that were done. */
  onDone: (trackingIDs: readonly string[]) => void;
};

type BulkWindowProps = Pick<FormDialogProps, 'title' | 'yes' | 'no' | 'danger' | 'isDirty' | 'disabled'> &
  BulkActProps & {
    row: NamedRoute;
    /** Code of a refusal that says that it is done already. */
    doneCode?: string;
    /** Returns the calls to send; undefined while the form is not valid. */
    steps: () => readonly BulkStep[] | undefined;
    children: ReactNode;
  };

/** The orders that an act was refused for, with the reason of each. */
function RefusedOrders({ refusals }: { refusals: Refusals }) {
  return (
    <dl className="stack gap-1">
      {[...refusals].map(([trackingID, why]) => (
        <div key={trackingID}>
          <dt className="strong">{trackingID}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Form of an act on the selected orders, then what was refused, if anything was. Remounted each time it is opened. */
export function BulkWindow({
  trackingIDs,
  row,
  doneCode,
  steps,
  onDone,
  children,
  ...form
}: BulkWindowProps) {
  const { open, onClose, title } = form;
  const [refusals, setRefusals] = useState<Refusals>();
  const act = useBulkAct({
    row,
    done: ({ ids: { length }, refusals: { size }, doneBefore }) =>
      size < length ? text.done(length - size, length, doneBefore) : '',
    doneCode,
    notSent: text.notSent,
    noAnswer: text.noAnswer,
  });

  async function submit() {
    const todo = steps();
    if (!todo) return;
    const { ids, refusals: refused } = await act.run(todo);
    onDone(ids.filter((id) => !refused.has(id)));
    if (refused.size > 0) setRefusals(refused);
    else onClose();
  }

  if (refusals) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={text.refusedTitle(refusals.size)}
        footer={<Button onClick={onClose}>{text.close}</Button>}
      >
        <div className="stack gap-2">
          <p>{text.refusedAbout(refusals.size < trackingIDs.length)}</p>
          <RefusedOrders refusals={refusals} />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog {...form} title={title} busy={act.busy} onSubmit={() => void submit()}>
      <div className="stack gap-3 narrow">
        {children}
        <p className="quiet figures" role="status">
          {act.busy && trackingIDs.length > 1 && text.progress(act.sent, trackingIDs.length)}
        </p>
      </div>
    </FormDialog>
  );
}

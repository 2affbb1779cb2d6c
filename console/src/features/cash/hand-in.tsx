import { cash } from '@tawseel/contract/cash';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { cashText, countingText as text } from '../../texts/en/cash.ts';
import { show, showMoney } from '../../ui/format.ts';
import { HandInForm, type HandInValues, NO_PIECES, sumOf } from './count-form.ts';
import { Counting, useDifference, useKept } from './counting.tsx';
import { ExpenseFields } from './expense-fields.tsx';
import { openStopsText } from './open-stops-text.ts';
import type { LooseDriver } from './use-cash.ts';

const BLANK: HandInValues = { pieces: NO_PIECES, expenses: [], reason: '' };

type HandInProps = {
  driver: LooseDriver;
  open: boolean;
  onClose: () => void;
  /** Called with the number of the count once it is recorded. */
  onDone: (count: number) => void;
};

/** Takes in all that a driver holds, as it is counted. Mounted anew each time it is opened. */
export function HandIn({ driver, open, onClose, onDone }: HandInProps) {
  const id = driver.driver?._id ?? '';
  const read = useRead(cash.readDriverCash, { params: { id } }, { always: true });
  const form = useForm(HandInForm, BLANK);
  /** Number of photos that are being stored. */
  const [storing, setStoring] = useState(0);
  const take = useAction(cash.handIn, {
    isOneAct: true,
    done: showMessage,
    failed: text.takeInFailed,
    form,
    // Another total: the driver is read again, and what was counted stays.
    rereads: true,
    after: (reply) => {
      onClose();
      onDone(reply?.data?.number ?? 0);
    },
  });
  const shown = useKept(read.data ?? driver, take.isUnsettled);
  const { orders = 0, collected, change = 0, total = 0 } = shown;
  const openStops = openStopsText(shown);
  const { pieces, expenses } = form.values;
  const difference = useDifference(form, sumOf(pieces, expenses), total);

  function submit() {
    const body = form.check();
    if (body && difference.isExplained()) void take.run({ body: { ...body, driverId: id, total } });
  }

  return (
    <Counting
      open={open}
      onClose={onClose}
      title={cashText.handInOf(show(driver.driver?.name))}
      onSubmit={submit}
      yes={text.takeIn}
      busy={take.busy}
      disabled={storing > 0}
      form={form}
      expected={total}
      parts={[
        { label: text.ofOrders(cashText.orders(orders)), value: showMoney(collected) },
        { label: cashText.change, value: showMoney(change) },
      ]}
      about={openStops && <p className="quiet">{openStops}</p>}
      difference={difference.value}
    >
      <ExpenseFields
        {...form.field('expenses')}
        problems={form.problems}
        isStoring={storing > 0}
        onStoring={(isOneMore) => setStoring((count) => count + (isOneMore ? 1 : -1))}
      />
    </Counting>
  );
}

import { cash } from '@tawseel/contract/cash';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { cashText, enteredText, countingText as text } from '../../texts/en/cash.ts';
import { show, showMoney } from '../../ui/format.ts';
import { differenceBetween, HandInForm, type HandInValues, inFils, NO_PIECES, sumOf } from './count-form.ts';
import { Counting, useDifference, useKept } from './counting.tsx';
import {
  DriverExpenses,
  decisionProblems,
  decisionsSent,
  type LooseExpense,
  sumTaken,
} from './driver-expenses.tsx';
import { ExpenseFields } from './expense-fields.tsx';
import { openStopsText } from './open-stops-text.ts';
import type { LooseDriver } from './use-cash.ts';

const BLANK: HandInValues = { pieces: NO_PIECES, expenses: [], decisions: {}, reason: '' };

/** Driver in the list, or with the expenses to decide once these are loaded. */
type ShownDriver = LooseDriver & { entered?: readonly LooseExpense[] | undefined };

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
  const shown = useKept<ShownDriver>(read.data ?? driver, take.isUnsettled);
  const { orders = 0, collected, change = 0, total = 0, openExpenses = 0, entered } = shown;
  const openStops = openStopsText(shown);
  const { pieces, expenses, decisions } = form.values;
  const taken = sumTaken(entered ?? [], decisions);
  const difference = useDifference(form, (inFils(sumOf(pieces, expenses)) + inFils(taken)) / 100, total);

  function submit() {
    const body = form.check();
    if (!body || !difference.isExplained()) return;
    const problems = decisionProblems(entered ?? [], decisions);
    if (Object.keys(problems).length > 0) return form.report(problems);
    const decided = entered?.length ? { entered: decisionsSent(entered, decisions) } : {};
    void take.run({ body: { ...body, ...decided, driverId: id, total } });
  }

  return (
    <Counting
      open={open}
      onClose={onClose}
      title={cashText.handInOf(show(driver.driver?.name))}
      onSubmit={submit}
      yes={text.takeIn}
      busy={take.busy}
      disabled={storing > 0 || (openExpenses > 0 && entered === undefined)}
      form={form}
      expected={total}
      parts={[
        { label: text.ofOrders(cashText.orders(orders)), value: showMoney(collected) },
        { label: cashText.change, value: showMoney(change) },
        ...(entered?.length
          ? [
              { label: enteredText.taken, value: showMoney(taken) },
              {
                label: enteredText.toCount,
                value: <strong>{showMoney(differenceBetween(total, taken))}</strong>,
              },
            ]
          : []),
      ]}
      about={openStops && <p className="quiet">{openStops}</p>}
      difference={difference.value}
    >
      <DriverExpenses
        entered={entered ?? []}
        value={decisions}
        onChange={(decided) => form.set('decisions', decided)}
        problems={form.problems}
      />
      <ExpenseFields
        {...form.field('expenses')}
        problems={form.problems}
        isStoring={storing > 0}
        onStoring={(isOneMore) => setStoring((count) => count + (isOneMore ? 1 : -1))}
      />
    </Counting>
  );
}

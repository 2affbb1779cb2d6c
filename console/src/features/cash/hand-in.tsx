import { cash } from '@tawseel/contract/cash';
import type { HeldOrder } from '@tawseel/contract/held-orders';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { cashText, enteredText, countingText as text } from '../../texts/en/cash.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { inFils, sumMoney } from '../../ui/money.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import {
  differenceBetween,
  HandInForm,
  type HandInValues,
  NO_PIECES,
  readable,
  sumOf,
} from './count-form.ts';
import { Counting, type CountingWindow, countingAction, useDifference, useKept } from './counting.tsx';
import { DepositFields } from './deposit-fields.tsx';
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

const BLANK: HandInValues = {
  ...{ pieces: NO_PIECES, expenses: [], decisions: {}, reason: '' },
  ...{ chosen: undefined, isPart: false, deposited: '', slip: '', confirmSlip: false },
};

/** Driver in the list, or with the expenses to decide once these are loaded. */
type ShownDriver = LooseDriver & {
  entered?: readonly LooseExpense[] | undefined;
  held?: readonly Loose<HeldOrder>[] | undefined;
};

/**
 * Returns what is handed in: all of the driver's orders and change, or the chosen orders alone. The total is undefined for
 * users who count without seeing it.
 */
function handedIn(
  { orders = 0, collected, change, total, held = [] }: ShownDriver,
  chosen: HandInValues['chosen'],
) {
  if (!chosen || total === undefined) return { orders: chosen?.length ?? orders, collected, change, total };
  const amounts = held
    .filter(({ trackingID = '' }) => chosen.includes(trackingID))
    .map(({ amount = 0 }) => amount);
  const sum = sumMoney(amounts);
  return { orders: amounts.length, collected: sum, change: 0, total: sum };
}

type HandInProps = CountingWindow & { driver: LooseDriver };

/** Takes in all that a driver holds, as it is counted. Mounted anew each time it is opened. */
export function HandIn({ driver, open, onClose, onDone }: HandInProps) {
  const id = driver.driver?._id ?? '';
  const read = useRead(cash.readDriverCash, { params: { id } }, { always: true });
  const desk = useRead(cash.readCashDesk, {}).data;
  const form = useForm(HandInForm, BLANK);
  /** Number of photos that are being stored. */
  const [storing, setStoring] = useState(0);
  const take = useAction(cash.handIn, countingAction(form, text.takeInFailed, { onClose, onDone }));
  const shown = useKept<ShownDriver>(read.data ?? driver, take.isUnsettled);
  const { openExpenses = 0, entered, held = [] } = shown;
  const openStops = openStopsText(shown);
  const { pieces, expenses, decisions, chosen, isPart, deposited } = form.values;
  const { orders, collected, change, total } = handedIn(shown, chosen);
  const taken = sumTaken(entered ?? [], decisions);
  const counted = inFils(sumOf(pieces)) + inFils(readable(deposited));
  const spent = inFils(taken) + inFils(sumOf(NO_PIECES, expenses));
  // The rest of a partial hand-in stays with the driver, and is no difference.
  const stays = isPart && total !== undefined ? Math.max(0, inFils(total) - counted - spent) / 100 : 0;
  const expected = total === undefined ? undefined : differenceBetween(total, stays);
  const difference = useDifference(form, {
    ...{ expected, isBlind: desk?.isBlind },
    ...{ counted: counted / 100, spent: spent / 100 },
  });

  function submit() {
    const body = form.check();
    if (!body || !difference.isExplained()) return;
    const problems = decisionProblems(entered ?? [], decisions);
    if (Object.keys(problems).length > 0) return form.report(problems);
    const decided = entered?.length ? { entered: decisionsSent(entered, decisions) } : {};
    // An order that is no longer held is not asked for again.
    const isHeld = (trackingID: string) => held.some((one) => one.trackingID === trackingID);
    const some = body.trackingIDs ? { trackingIDs: body.trackingIDs.filter(isHeld) } : {};
    // A total below 0, once more was handed in ahead than is held, is compared by nothing.
    const seen = total !== undefined && total >= 0 ? { total } : {};
    void take.run({ body: { ...body, ...some, ...decided, ...seen, driverId: id } });
  }

  return (
    <Counting
      open={open}
      onClose={onClose}
      title={cashText.handInOf(show(driver.driver?.name))}
      onSubmit={submit}
      yes={text.takeIn}
      busy={take.busy}
      disabled={storing > 0 || (openExpenses > 0 && entered === undefined) || chosen?.length === 0}
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
                value: <strong>{showMoney(differenceBetween(total ?? 0, taken))}</strong>,
              },
            ]
          : []),
      ]}
      about={openStops && <p className="quiet">{openStops}</p>}
      difference={difference}
      instead={stays > 0 ? { label: text.stays, amount: stays } : undefined}
      isBlind={desk?.isBlind}
    >
      <ChosenOrders held={held} value={chosen} onChange={(next) => form.set('chosen', next)} />
      <Checkbox label={text.onlyPart} checked={isPart} onChange={(on) => form.set('isPart', on)} />
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
      <DepositFields form={form} />
    </Counting>
  );
}

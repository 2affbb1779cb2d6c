import { IconCash } from '@tabler/icons-react';
import { MOST_CASH_ORDERS } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { useAction } from '../../../api/action.ts';
import { fieldProblems } from '../../../api/call.ts';
import { showMessage } from '../../../api/messages.ts';
import { editingText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showMoney } from '../../../ui/format.ts';
import { sumMoney } from '../../../ui/money.ts';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import { cashQuestion } from '../editing/cash-question.ts';
import type { OrderSelection } from './order-selection.tsx';

const AT = /^trackingIDs\.(\d+)$/;

/** Records the cash of the selected orders, all or none. */
export function CashBar({ selection }: { selection: OrderSelection }) {
  const { shown, onPage, togglePage, drop, clear } = selection;
  const trackingIDs = [...selection.orders.keys()];
  const total = sumMoney([...selection.orders.values()].map(({ orderValue }) => orderValue));
  const body = { trackingIDs, total };
  const handIn = useAction(orders.handInCashOfMany, {
    done: showMessage,
    failed: text.cashFailed,
    rereads: true,
    refused: (error) => {
      const refused = Object.keys(fieldProblems(error)).map(
        (path) => trackingIDs[Number(AT.exec(path)?.[1])],
      );
      drop(refused.flatMap((id) => id ?? []));
    },
  });
  const count = trackingIDs.length;
  const counted = text.cashOf(count, showMoney(total));
  const full = selection.isFull ? `. ${text.cashTooMany(MOST_CASH_ORDERS)}` : '';
  return (
    <SelectionBar
      shown={shown}
      selected={onPage}
      status={count > 0 ? `${counted}${full}` : ''}
      words={{ selectPage: text.selectPage, clear: text.clearSelection }}
      onPage={togglePage}
      onClear={clear}
      actions={(end) => (
        <Button
          small
          variant="primary"
          busy={handIn.busy}
          icon={<IconCash aria-hidden="true" />}
          onClick={async () =>
            (await handIn.run({ body }, cashQuestion(total, text.cashOrders(count)))) && end()
          }
        >
          {text.cash(showMoney(total))}
        </Button>
      )}
    />
  );
}

import { IconCash } from '@tabler/icons-react';
import { MOST_CASH_ORDERS } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { fieldProblems } from '../../api/call.ts';
import { newIdempotencyHeader } from '../../api/new-key.ts';
import { editingText as text } from '../../texts/order-editing.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Column } from '../../ui/column.ts';
import { show, showMoney } from '../../ui/format.ts';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { cashQuestion } from './cash-question.ts';
import type { CashSelection } from './cash-selection.ts';
import type { LooseOrder } from './order-rules.ts';
import { useReread } from './use-reread.ts';

const AT = /^trackingIDs\.(\d+)$/;

/** Column of the boxes that select an order for its cash. */
export function cashColumn({ isSelected, isFull, toggle }: CashSelection): Column<LooseOrder> {
  return {
    key: 'selected',
    header: text.cashSelected,
    align: 'tick',
    width: '3rem',
    cell: (order) =>
      order.trackingID && (
        <Checkbox
          label={<span className="visually-hidden">{text.cashSelect(order.trackingID)}</span>}
          checked={isSelected(order)}
          disabled={isFull && !isSelected(order)}
          onChange={(on) => toggle(order, on)}
        />
      ),
  };
}

/** The same key for the same orders, so that a repeat after a lost answer records nothing twice. */
function useKeyOf(asked: string): Record<string, string> {
  const [key, setKey] = useState(() => ({ asked, headers: newIdempotencyHeader() }));
  if (key.asked === asked) return key.headers;
  const next = { asked, headers: newIdempotencyHeader() };
  setKey(next);
  return next.headers;
}

/** Records the cash of the selected orders, of all or of none. */
export function CashBar({ selection }: { selection: CashSelection }) {
  const { shown, onPage, total, togglePage, drop, clear } = selection;
  const trackingIDs = [...selection.orders.keys()];
  const body = { trackingIDs, total };
  const reread = useReread();
  const handIn = useAction(orders.handInCashOfMany, {
    headers: useKeyOf(JSON.stringify(body)),
    done: (reply) => show(Reflect.get(Object(reply), 'message')),
    failed: text.cashFailed,
    also: ['warehouses', 'finance', 'senders', 'overview'],
    refused: (error) => {
      const refused = Object.keys(fieldProblems(error)).map(
        (path) => trackingIDs[Number(AT.exec(path)?.[1])],
      );
      drop(refused.flatMap((id) => id ?? []));
      reread();
    },
  });
  const count = trackingIDs.length;
  const said = text.cashOf(count, showMoney(total));
  const full = selection.isFull ? `. ${text.cashTooMany(MOST_CASH_ORDERS)}` : '';
  return (
    <SelectionBar
      shown={shown}
      selected={onPage}
      said={count > 0 ? `${said}${full}` : ''}
      words={{ selectPage: text.cashPage, clear: text.cashClear }}
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

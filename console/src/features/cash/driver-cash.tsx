import { cash } from '@tawseel/contract/cash';
import type { HeldOrder } from '@tawseel/contract/held-orders';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { enteredText, cashText as text } from '../../texts/en/cash.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type Column, ID_COLUMN } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { DriverLink } from './driver-link.tsx';
import { MONEY_COLUMN } from './money-column.ts';
import { openStopsText } from './open-stops-text.ts';
import { OrderLink } from './order-link.tsx';
import { type LooseDriver, useCash } from './use-cash.ts';

type LooseHeld = Loose<HeldOrder>;

const amountColumns = (): Column<LooseHeld>[] =>
  columnsOf(text, {
    due: { ...MONEY_COLUMN, cell: ({ due }) => showMoney(due) },
    amount: { ...MONEY_COLUMN, cell: ({ amount }) => showMoney(amount) },
  });

/** Columns of held orders; without amounts for users who count without seeing them. */
function heldColumns(isHidden: boolean): Column<LooseHeld>[] {
  return [
    {
      key: 'order',
      header: text.order,
      ...ID_COLUMN,
      cell: ({ trackingID }) => <OrderLink trackingID={trackingID} />,
    },
    { key: 'receiver', header: text.receiver, cell: ({ receiver }) => show(receiver) },
    {
      key: 'since',
      header: text.collected,
      cell: ({ since, isLate }) => dotted([showTime(since), isLate && text.cameLate]),
    },
    ...(isHidden ? [] : amountColumns()),
  ];
}

type DriverCashProps = {
  id: string;
  open: boolean;
  onClose: () => void;
  onHandIn: (driver: LooseDriver) => void;
};

/** Cash that a driver holds, order by order; while that is loading, as the list of drivers has it. */
export function DriverCash({ id, open, onClose, onHandIn }: DriverCashProps) {
  const read = useRead(cash.readDriverCash, { params: { id } });
  const listed = useCash().data?.drivers?.find(({ driver }) => driver?._id === id);
  const driver: LooseDriver = read.data ?? listed ?? { driver: { _id: id } };
  const { collected, change, total, openExpenses = 0 } = driver;
  const isHidden = read.data !== undefined && total === undefined;
  const openStops = openStopsText(driver);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.ordersOf(show(driver.driver?.name))}
      size="large"
      footer={
        hasCall(cash.handIn) &&
        (total !== 0 || openExpenses > 0) && (
          <Button variant="primary" onClick={() => onHandIn(driver)}>
            {text.handIn}
          </Button>
        )
      }
    >
      <div className="stack">
        <DefinitionList
          items={[
            { label: text.driver, value: <DriverLink driver={driver.driver} /> },
            ...(isHidden
              ? []
              : [
                  { label: text.collected, value: showMoney(collected) },
                  { label: text.change, value: showMoney(change) },
                  { label: text.total, value: <strong>{showMoney(total)}</strong> },
                ]),
            ...(openExpenses > 0 ? [{ label: enteredText.title, value: showMoney(openExpenses) }] : []),
          ]}
        />
        {openStops && <p className="quiet">{openStops}</p>}
        <LoadedTable
          read={read}
          rows={read.data?.held}
          failed={text.loadFailed}
          label={text.ordersOf(show(driver.driver?.name))}
          columns={heldColumns(isHidden)}
          rowKey={({ trackingID }, at) => trackingID ?? `row ${at}`}
          empty={<EmptyState title={text.noOrders} />}
        />
      </div>
    </Dialog>
  );
}

import { cash } from '@tawseel/contract/cash';
import type { DriverCards } from '@tawseel/contract/cash-replies';
import { isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { useDay } from '../../api/use-day.ts';
import { cardsText as text } from '../../texts/en/cash.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { show, showMoney, showNumber } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';

type LooseCards = Loose<DriverCards>;

function cardColumns(): Column<LooseCards>[] {
  const ofWarehouse: Column<LooseCards> = {
    key: 'warehouse',
    header: text.warehouse,
    cell: ({ warehouse }) => show(warehouse?.name),
  };
  return columnsOf(text, {
    driver: { shows: 'whole', cell: ({ driver }) => show(driver?.name) },
    ofWarehouse: isAdministrator() && ofWarehouse,
    orders: { align: 'end', cell: ({ orders }) => showNumber(orders) },
    amount: { align: 'end', cell: ({ amount }) => showMoney(amount) },
    withoutSlip: { align: 'end', cell: ({ withoutSlip }) => showNumber(withoutSlip) },
  });
}

/** Card payments of the runs of a day, by driver, to compare with what their terminals report. */
export function CardsTab() {
  const [day, setDay] = useDay();
  const read = useRead(cash.listCards, { query: { day } });
  const total = sumMoney((read.data ?? []).map(({ amount }) => amount));
  return (
    <>
      <Toolbar count={read.data ? text.total(showMoney(total)) : ''}>
        <DateField label={text.day} hideLabel value={day} onChange={(next) => next !== '' && setDay(next)} />
      </Toolbar>
      <LoadedTable
        read={read}
        rows={read.data}
        failed={text.loadFailed}
        label={text.list}
        columns={cardColumns()}
        rowKey={({ driver, warehouse }, at) =>
          driver?._id === undefined ? `row ${at}` : `${driver._id} ${warehouse?._id}`
        }
        cardPages
        empty={<NothingFound title={text.empty} hint={text.emptyHint} onClear={undefined} />}
      />
    </>
  );
}

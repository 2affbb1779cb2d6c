import { cash } from '@tawseel/contract/cash';
import { FIGURE_LISTS } from '@tawseel/contract/overview';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall, isAdministrator } from '../../api/host.ts';
import { enteredText, cashText as text } from '../../texts/en/cash.ts';
import { shellText } from '../../texts/en/shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { show, showMoney, showNumber } from '../../ui/format.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { MONEY_COLUMN } from './money-column.ts';
import { openStopsText } from './open-stops-text.ts';
import { type LooseDriver, useCash } from './use-cash.ts';

export type DriverActs = { onOpen: (driver: LooseDriver) => void; onHandIn: (driver: LooseDriver) => void };

const TO_CONFIRM = `${addresses.cash}?${new URLSearchParams({ tab: 'counts', only: 'toConfirm' })}`;
const WITHOUT_DRIVER = `${addresses.allOrders}?${new URLSearchParams(FIGURE_LISTS.unheldCash)}`;

const amountColumns = (): Column<LooseDriver>[] =>
  columnsOf(text, {
    collected: { ...MONEY_COLUMN, cell: ({ collected }) => showMoney(collected) },
    change: {
      ...MONEY_COLUMN,
      width: 'clamp(5.5rem, 12cqi, 9.5rem)',
      cell: ({ change }) => showMoney(change),
    },
    total: { ...MONEY_COLUMN, cell: ({ total }) => <strong>{showMoney(total)}</strong> },
  });

/** Columns of drivers with money; without amounts for users who count without seeing them. */
function driverColumns({ onHandIn }: DriverActs, isHidden: boolean): Column<LooseDriver>[] {
  return [
    {
      key: 'driver',
      header: text.driver,
      shows: 'whole',
      cell: ({ driver }) => show(driver?.name),
      second: (driver) => (
        <>
          {isAdministrator() && <span className="block">{driver.warehouse?.name}</span>}
          {[
            driver.openExpenses ? enteredText.open(showMoney(driver.openExpenses)) : '',
            openStopsText(driver),
            driver.late ? text.late(driver.late) : '',
          ]
            .filter((part) => part !== '')
            .join(' ')}
        </>
      ),
    },
    {
      key: 'orders',
      header: text.orderCount,
      align: 'end',
      width: 'clamp(4rem, 8cqi, 5rem)',
      cell: ({ orders }) => showNumber(orders),
    },
    ...(isHidden ? [] : amountColumns()),
    {
      key: 'since',
      header: text.since,
      width: 'clamp(6.25rem, 22cqi - 4rem, 12rem)',
      shows: 'whole',
      cell: ({ since }) => since && showTime(since),
    },
    ...(hasCall(cash.handIn)
      ? [
          {
            key: 'actions',
            header: shellText.actions,
            align: 'actions',
            width: 'clamp(6.5rem, 12cqi, 8.5rem)',
            cell: (driver) =>
              (driver.total !== 0 || Boolean(driver.openExpenses)) && (
                <Button
                  small
                  aria-label={text.handInOf(show(driver.driver?.name))}
                  onClick={() => onHandIn(driver)}
                >
                  {text.handIn}
                </Button>
              ),
          } satisfies Column<LooseDriver>,
        ]
      : []),
  ];
}

/** Delivered orders whose cash no driver holds: they were delivered without a run, and are recorded in their list. */
function WithoutDriver({ total = 0 }: { total?: number | undefined }) {
  if (total === 0) return null;
  return (
    <div className="above">
      <Notice>
        {text.withoutDriver(showMoney(total))} <Link to={WITHOUT_DRIVER}>{text.recordInList}</Link>
      </Notice>
    </div>
  );
}

/** Counts whose difference a supervisor has to confirm. */
function ToConfirm({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <div className="below">
      <Notice>
        {text.toConfirm(count)} <Link to={TO_CONFIRM}>{text.showThem}</Link>
      </Notice>
    </div>
  );
}

export function DriversTab(acts: DriverActs) {
  const read = useCash();
  const { withDrivers } = read.data ?? {};
  const isHidden = read.data !== undefined && withDrivers === undefined;
  return (
    <>
      <Toolbar count={withDrivers === undefined ? '' : text.withDrivers(showMoney(withDrivers))} />
      <ToConfirm count={read.data?.toConfirm} />
      <LoadedTable
        read={read}
        rows={read.data?.drivers}
        failed={text.loadFailed}
        label={text.drivers}
        columns={driverColumns(acts, isHidden)}
        rowKey={({ driver }, at) => driver?._id ?? `row ${at}`}
        onRow={acts.onOpen}
        empty={<NothingFound title={text.noDrivers} hint={text.noDriversHint} onClear={undefined} />}
      />
      <WithoutDriver total={read.data?.withoutDriver} />
    </>
  );
}

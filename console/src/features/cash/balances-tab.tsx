import { CASH } from '@tawseel/contract/facts/ledger';
import type { ReactNode } from 'react';
import { isAdministrator } from '../../api/host.ts';
import { cashText, countingText, balancesText as text } from '../../texts/en/cash.ts';
import { show, showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type LooseBalance, useCash } from './use-cash.ts';

/** Returns the name of a balance: its kind, and whose it is. */
export function balanceText({ kind, party }: Pick<LooseBalance, 'kind' | 'party'>): string {
  return text.title(kind ? text.kinds[kind] : '', party?.name ?? '');
}

/** Returns an amount; that of a difference or a shop in words, because its sign says who owes. */
export function amountText({
  kind,
  party,
  amount = 0,
}: Pick<LooseBalance, 'kind' | 'party' | 'amount'>): string {
  const shown = showMoney(Math.abs(amount));
  if (amount === 0 || (kind !== 'difference' && kind !== 'shop')) return showMoney(amount);
  if (amount > 0) return text.owes(shown);
  if (kind === 'shop') return text.isOwed(shown);
  // A safe is owed nothing: there was more in it.
  return party ? countingText.businessOwes(shown) : text.tooMuch(shown);
}

function balanceColumns(hasWarehouse: boolean): Column<LooseBalance>[] {
  const ofWarehouse: Column<LooseBalance> = {
    key: 'warehouse',
    header: text.warehouse,
    cell: ({ warehouse }) => warehouse && show(warehouse.name),
  };
  return columnsOf(text, {
    balance: { shows: 'whole', cell: balanceText },
    ofWarehouse: hasWarehouse && ofWarehouse,
    amount: {
      align: 'end',
      shows: 'whole',
      cell: (balance) => <span className="nowrap">{amountText(balance)}</span>,
    },
  });
}

type BalanceGroup = { name: string; balances: LooseBalance[]; sum?: number };

/** Returns the bank and the differences first, then the cash of each warehouse. */
function groupsOf(balances: readonly LooseBalance[]): BalanceGroup[] {
  const isCash = ({ kind }: LooseBalance) => kind !== undefined && CASH.includes(kind);
  const others = balances.filter((balance) => !isCash(balance));
  const byWarehouse = Map.groupBy(balances.filter(isCash), ({ warehouse }) => warehouse?.name ?? '');
  const warehouses = [...byWarehouse]
    .map(([name, some]) => ({
      name: show(name),
      balances: some,
      sum: sumMoney(some.map(({ amount }) => amount)),
    }))
    .toSorted((one, other) => other.sum - one.sum);
  return [...(others.length > 0 ? [{ name: text.bankAndDifferences, balances: others }] : []), ...warehouses];
}

type BalancesTabProps = { onOpen: (balance: LooseBalance) => void };

function Group({ name, balances, sum, onOpen }: BalanceGroup & BalancesTabProps) {
  return (
    <section className="stack gap-1" aria-label={name}>
      <h2 className="row between wrap text-16">
        <span>{name}</span>
        {sum !== undefined && <span className="figures">{showMoney(sum)}</span>}
      </h2>
      <DataTable
        label={name}
        rows={balances}
        columns={balanceColumns(sum === undefined && isAdministrator())}
        rowKey={({ no }, at) => String(no ?? `row ${at}`)}
        onRow={onOpen}
        empty={null}
      />
    </section>
  );
}

export function BalancesTab({
  onOpen,
  actions,
}: BalancesTabProps & { /** Buttons above the list. */ actions: ReactNode }) {
  const read = useCash();
  const isHidden = read.data?.withDrivers === undefined;
  const list = (
    <Loaded
      read={read}
      data={read.data?.balances}
      skeleton={<TableSkeleton columns={balanceColumns(false)} rows={undefined} />}
      failed={cashText.loadFailed}
    >
      {(balances) =>
        balances.length === 0 ? (
          <NothingFound
            title={isHidden ? text.hidden : text.empty}
            hint={text.emptyHint}
            onClear={undefined}
          />
        ) : (
          <div className="stack gap-3">
            {groupsOf(balances).map((group) => (
              <Group key={group.name} {...group} onOpen={onOpen} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
  return (
    <>
      {actions && <Toolbar>{actions}</Toolbar>}
      {list}
    </>
  );
}

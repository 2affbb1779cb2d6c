import { isAdministrator } from '../../api/host.ts';
import { cashText, balancesText as text } from '../../texts/en/cash.ts';
import { show, showMoney } from '../../ui/format.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { type LooseBalance, useCash } from './use-cash.ts';

/** Returns the name of a balance: its kind, and whose it is. */
export function balanceText({ kind, party }: Pick<LooseBalance, 'kind' | 'party'>): string {
  return text.title(kind ? text.kinds[kind] : '', party?.name ?? '');
}

function balanceColumns(): Column<LooseBalance>[] {
  const ofWarehouse: Column<LooseBalance> = {
    key: 'warehouse',
    header: text.warehouse,
    cell: ({ warehouse }) => warehouse && show(warehouse.name),
  };
  return [
    { key: 'balance', header: text.balance, shows: 'whole', cell: balanceText },
    ...(isAdministrator() ? [ofWarehouse] : []),
    { key: 'amount', header: text.amount, align: 'end', cell: ({ amount }) => showMoney(amount) },
  ];
}

export function BalancesTab({ onOpen }: { onOpen: (balance: LooseBalance) => void }) {
  const read = useCash();
  return (
    <LoadedTable
      read={read}
      rows={read.data?.balances}
      failed={cashText.loadFailed}
      label={text.list}
      columns={balanceColumns()}
      rowKey={({ no }, at) => String(no ?? `row ${at}`)}
      cardPages
      onRow={onOpen}
      empty={<NothingFound title={text.empty} hint={text.emptyHint} onClear={undefined} />}
    />
  );
}

import { statements } from '@tawseel/contract/statements';
import type { ReactNode } from 'react';
import { textFinder } from '../../api/find-rows.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { today } from '../../api/today.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { useSearch, useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type LooseShop, showBusinessDay } from './use-shops.ts';

/** Time in milliseconds for which a new IBAN is marked: money is about to go there for the first time. */
const NEW_IBAN_MS = 14 * 24 * 60 * 60 * 1000;

function isNewIban({ iban, ibanSetAt }: LooseShop): boolean {
  return Boolean(iban && ibanSetAt) && Date.now() - Date.parse(ibanSetAt ?? '') < NEW_IBAN_MS;
}

/** Shows what to know before a shop is paid. */
function notesOf(shop: LooseShop): ReactNode {
  const { terms, iban, ibanSetAt, ibanSetBy = '', toPay = 0 } = shop;
  const notes = dotted([
    terms?.billedFrom === null && text.notBilled,
    iban === '' && toPay > 0 && text.ibanMissing,
  ]);
  if (!isNewIban(shop)) return notes;
  return (
    <>
      <Badge tone="urgent">{text.newIban}</Badge>{' '}
      {dotted([text.setBy(showTime(ibanSetAt), ibanSetBy), notes])}
    </>
  );
}

const columns = (): Column<LooseShop>[] =>
  columnsOf(text, {
    shop: {
      width: 'clamp(9.5rem, 40cqi - 8.5rem, 24cqi)',
      shows: 'whole',
      cell: ({ shop }) => show(shop?.name),
      second: notesOf,
    },
    owed: { align: 'end', cell: ({ owed }) => showMoney(owed) },
    withDrivers: { align: 'end', cell: ({ withDrivers }) => Boolean(withDrivers) && showMoney(withDrivers) },
    chargesWithVat: {
      align: 'end',
      cell: ({ charges = 0, vat = 0 }) => charges > 0 && showMoney(charges + vat),
    },
    toPay: {
      align: 'end',
      shows: 'whole',
      cell: ({ toPay = 0, owes = 0 }) =>
        toPay > 0 || owes === 0 ? (
          <strong className="nowrap">{showMoney(toPay)}</strong>
        ) : (
          <Badge tone="bad">{text.owes(unbroken(showMoney(owes)))}</Badge>
        ),
      second: ({ toPay = 0, owes = 0 }) => toPay > 0 && owes > 0 && text.owes(unbroken(showMoney(owes))),
    },
    since: { width: 'clamp(7.5rem, 12cqi, 9rem)', cell: ({ since }) => showBusinessDay(since) },
  });

type ShopsTabProps = {
  onOpen: (id: string) => void;
  onClose: (closing: { through: string; shops: LooseShop[] }) => void;
};

/** Balance of each shop through a day, and the button that closes the statements of those that are shown. */
export function ShopsTab({ onOpen, onClose }: ShopsTabProps) {
  const [day, setDay] = useSearchParamState('through');
  const through = day || today();
  const read = useRead(statements.listShopBalances, { query: { through } });
  const { search, setSearch, clear } = useSearch();
  const holds = textFinder(search);
  const shown = read.data?.filter(({ shop }) => holds([shop?.name]));
  const rows = shown ?? [];
  const shops = rows.filter(({ isToClose }) => isToClose);
  const total = rows.reduce((sum, { toPay = 0 }) => sum + toPay, 0);
  return (
    <>
      <Toolbar count={rows.length > 0 ? text.toPayInAll(showMoney(total)) : ''}>
        <SearchBox value={search} onChange={setSearch} label={text.search} />
        <DateField label={text.through} value={through} max={today()} onChange={setDay} />
        {hasCall(statements.closeStatements) && shops.length > 0 && (
          <Button small variant="primary" onClick={() => onClose({ through, shops })}>
            {text.close(shops.length)}
          </Button>
        )}
      </Toolbar>
      <LoadedTable
        read={read}
        rows={shown}
        failed={text.loadFailed}
        label={text.shops}
        columns={columns()}
        rowKey={({ shop }, at) => shop?._id ?? `row ${at}`}
        onRow={({ shop }) => onOpen(shop?._id ?? '')}
        empty={<NothingFound title={text.noShops} hint={text.noShopsHint} onClear={clear} />}
      />
    </>
  );
}

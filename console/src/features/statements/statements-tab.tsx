import { statements } from '@tawseel/contract/statements';
import { type ReactNode, useMemo } from 'react';
import { hasCall } from '../../api/host.ts';
import { readRows } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { useFilterParam } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../../ui/table/paged.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type LooseStatement, showBusinessDay } from './use-shops.ts';

/** State of a statement: paid, to pay, part of a newer one, or what the shop owes. */
export function StatementState({ isPayable, paidOn, payable = 0, closing = 0 }: LooseStatement) {
  if (paidOn)
    return (
      <>
        <Badge tone="good">{text.isPaid}</Badge> <span className="nowrap">{showBusinessDay(paidOn)}</span>
      </>
    );
  if (isPayable) return <Badge tone="action">{text.isToPay}</Badge>;
  if (payable > 0) return <span className="quiet">{text.replaced}</span>;
  return (
    <span className="quiet">
      {closing < 0 ? text.owes(unbroken(showMoney(-closing))) : text.nothingToPay}
    </span>
  );
}

const columns = (): Column<LooseStatement>[] =>
  columnsOf(text, {
    number: { width: 'clamp(5rem, 8cqi, 7rem)', cell: ({ number }) => show(number) },
    shop: { width: '22%', shows: 'whole', cell: ({ shop }) => show(shop?.name) },
    closedOn: {
      width: 'clamp(8rem, 17cqi, 12rem)',
      shows: 'whole',
      cell: ({ at }) => showTime(at),
      second: ({ by }) => by,
    },
    cash: { align: 'end', cell: ({ cash }) => showMoney(cash) },
    chargesWithVat: {
      align: 'end',
      cell: ({ charges = 0, vat = 0 }) => showMoney(charges + vat),
    },
    payable: {
      align: 'end',
      width: 'clamp(8.5rem, 17cqi, 12rem)',
      shows: 'whole',
      cell: ({ payable }) => <strong className="nowrap">{showMoney(payable)}</strong>,
      second: StatementState,
    },
  });

const PAGE_SIZE = 25;
type StatementQuery = { only?: 'payable' };

const LIST: PagedCall<LooseStatement, StatementQuery> = {
  row: statements.listStatements,
  limit: PAGE_SIZE,
  fetchRows: ({ page, limit }, filter, signal) =>
    readRows(statements.listStatements, { query: { page, limit, ...filter } }, signal),
  finder: () => () => true,
};

const CHOICES = ['all', 'payable'] as const;

type StatementsTabProps = {
  onOpen: (number: string) => void;
  onPay: () => void;
  /** Button that exports the payments for the bank. */
  exporting: ReactNode;
};

/** Statements, newest first, with the payments for the bank. */
export function StatementsTab({ onOpen, onPay, exporting }: StatementsTabProps) {
  const { page, setPage, toFirst } = usePage();
  const [only, setOnly] = useFilterParam('only', toFirst, 'all');
  const filter = useMemo((): StatementQuery => (only === 'payable' ? { only } : {}), [only]);
  const pages = usePages(LIST, { page, search: '', filter });
  const names = { all: text.allStatements, payable: text.onlyPayable };
  return (
    <>
      <Toolbar count={pages.rows && !pages.previous ? text.count(pages.total) : ''}>
        <Select
          label={text.which}
          hideLabel
          options={CHOICES.map((value) => ({ value, label: names[value] }))}
          value={only === 'payable' ? only : 'all'}
          onChange={setOnly}
        />
        {exporting}
        {hasCall(statements.payStatements) && (
          <Button small onClick={onPay}>
            {text.pay}
          </Button>
        )}
      </Toolbar>
      <Paged page={page} pages={pages.pages} previous={pages.previous} onPage={setPage}>
        <LoadedTable
          read={pages}
          rows={pages.rows}
          failed={text.loadFailed}
          label={text.statements}
          columns={columns()}
          rowKey={rowKey}
          onRow={({ number = '' }) => onOpen(String(number))}
          empty={
            <NothingFound
              title={text.noStatements}
              hint={text.noStatementsHint}
              onClear={filter.only && (() => setOnly('all'))}
            />
          }
        />
      </Paged>
    </>
  );
}

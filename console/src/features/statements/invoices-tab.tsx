import { eInvoices } from '@tawseel/contract/e-invoices';
import { statements } from '@tawseel/contract/statements';
import { useMemo } from 'react';
import { hasCall } from '../../api/host.ts';
import { newestMonths, showMonth } from '../../api/newest-months.ts';
import { readRows } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { eInvoicesText as eText } from '../../texts/en/e-invoices.ts';
import { shellText } from '../../texts/en/shell.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { useFilterParam } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../../ui/table/paged.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type LooseInvoice, showBusinessDay } from './use-shops.ts';

const TONES = { none: 'neutral', sent: 'action', accepted: 'good', rejected: 'bad' } as const;

const columns = (): Column<LooseInvoice>[] =>
  columnsOf(text, {
    invoice: {
      width: 'clamp(9.5rem, 15cqi, 10.5rem)',
      shows: 'whole',
      cell: ({ _id }) => (
        <span className="nowrap" translate="no">
          {show(_id)}
        </span>
      ),
      second: ({ of, eState }) => (
        <>
          {eState && <Badge tone={TONES[eState]}>{eText.states[eState]}</Badge>}
          {of && ` ${text.creditOf(of)}`}
        </>
      ),
    },
    shop: {
      shows: 'whole',
      cell: ({ shop }) => show(shop?.name),
      second: ({ month }) => month && showMonth(month),
    },
    issued: {
      width: 'clamp(8.5rem, 16cqi, 12rem)',
      shows: 'whole',
      cell: ({ issuedOn }) => showBusinessDay(issuedOn),
      second: ({ of, dueOn }) => !of && text.dueOn(showBusinessDay(dueOn)),
    },
    total: {
      align: 'end',
      width: 'clamp(8.5rem, 16cqi, 12rem)',
      shows: 'whole',
      cell: ({ total }) => <strong className="nowrap">{showMoney(total)}</strong>,
      second: ({ vat }) => Boolean(vat) && text.ofVat(showMoney(vat)),
    },
  });

/** Column with the buttons that credit an invoice, and open it as an e-invoice. */
const actionsColumn = ({ onCredit, onEInvoice }: InvoicesTabProps): Column<LooseInvoice> => ({
  key: 'actions',
  header: shellText.actions,
  align: 'actions',
  width: 'clamp(10.5rem, 17cqi, 11.5rem)',
  cell: (invoice) => {
    const { _id = '', of, eState } = invoice;
    return (
      <>
        {eState && hasCall(eInvoices.markInvoice) && (
          <Button small aria-label={eText.title(_id)} onClick={() => onEInvoice(invoice)}>
            {eText.xml}
          </Button>
        )}
        {!of && (
          <Button small aria-label={text.creditFor(_id)} onClick={() => onCredit(_id)}>
            {text.credit}
          </Button>
        )}
      </>
    );
  },
});

const PAGE_SIZE = 25;
type InvoiceQuery = { month?: string };

const LIST: PagedCall<LooseInvoice, InvoiceQuery> = {
  row: statements.listInvoices,
  limit: PAGE_SIZE,
  fetchRows: ({ page, limit }, filter, signal) =>
    readRows(statements.listInvoices, { query: { page, limit, ...filter } }, signal),
  finder: () => () => true,
};

type InvoicesTabProps = {
  onOpen: (no: string) => void;
  onCredit: (no: string) => void;
  onEInvoice: (invoice: LooseInvoice) => void;
  /** Opens the e-invoices of a month. */
  onMonth: (month: string) => void;
};

/** Invoices and credit notes, newest first, of a month or of all. */
export function InvoicesTab(props: InvoicesTabProps) {
  const { onOpen, onMonth } = props;
  const { page, setPage, toFirst } = usePage();
  const [month, setMonth] = useFilterParam('month', toFirst);
  const filter = useMemo((): InvoiceQuery => (month ? { month } : {}), [month]);
  const pages = usePages(LIST, { page, search: '', filter });
  return (
    <>
      <Toolbar count={pages.rows && !pages.previous ? text.invoiceCount(pages.total) : ''}>
        <Select
          label={text.month}
          hideLabel
          options={[
            { value: '', label: text.allMonths },
            ...newestMonths().map((one) => ({ value: one, label: showMonth(one) })),
          ]}
          value={month}
          onChange={setMonth}
        />
        {month && hasCall(eInvoices.listInvoiceXml) && (
          <Button small onClick={() => onMonth(month)}>
            {eText.month}
          </Button>
        )}
      </Toolbar>
      <Paged page={page} pages={pages.pages} previous={pages.previous} onPage={setPage}>
        <LoadedTable
          read={pages}
          rows={pages.rows}
          failed={text.loadFailed}
          label={text.invoices}
          columns={[...columns(), ...(hasCall(statements.creditInvoice) ? [actionsColumn(props)] : [])]}
          rowKey={rowKey}
          onRow={({ _id = '' }) => onOpen(_id)}
          empty={
            <NothingFound
              title={text.noInvoices}
              hint={text.noInvoicesHint}
              onClear={filter.month === undefined ? undefined : () => setMonth('')}
            />
          }
        />
      </Paged>
    </>
  );
}

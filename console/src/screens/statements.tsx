import { statements } from '@tawseel/contract/statements';
import { call } from '../api/call.ts';
import { hasCall, isAdministrator } from '../api/host.ts';
import { CsvButton } from '../features/export/csv-button.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { CloseStatements } from '../features/statements/close-statements.tsx';
import { CreditInvoice } from '../features/statements/credit-invoice.tsx';
import { EInvoiceWindow } from '../features/statements/e-invoice-window.tsx';
import { InvoicesTab } from '../features/statements/invoices-tab.tsx';
import { MonthXml } from '../features/statements/month-xml.tsx';
import { PayStatements } from '../features/statements/pay-statements.tsx';
import {
  BeginBilling,
  ShopAdjustment,
  ShopPayment,
  ShopTermsForm,
} from '../features/statements/shop-forms.tsx';
import { type ShopAct, ShopWindow } from '../features/statements/shop-window.tsx';
import { ShopsTab } from '../features/statements/shops-tab.tsx';
import { InvoicePaper, StatementPaper } from '../features/statements/statement-papers.tsx';
import { StatementWindow } from '../features/statements/statement-window.tsx';
import { StatementsTab } from '../features/statements/statements-tab.tsx';
import type { LooseInvoice, LooseShop, LooseStatement } from '../features/statements/use-shops.ts';
import { statementsText as text } from '../texts/en/statements.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { Tabs } from '../ui/display/tabs.tsx';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';
import { useWindowAddress } from '../ui/navigation/use-window-address.ts';

const TABS = ['shops', 'statements', 'invoices'] as const;

const FORMS = { begin: BeginBilling, terms: ShopTermsForm, payment: ShopPayment, adjust: ShopAdjustment };

function PayoutsCsv() {
  return (
    <CsvButton list="payouts" label={text.payouts} fetchCsv={() => call(statements.exportPayouts, {})} />
  );
}

/** Table that an administrator exports from each tab. */
const EXPORTS = { shops: 'shop-charges', statements: 'statements', invoices: 'invoices' } as const;

/** Balances of shops, their statements, invoices and payments. */
export function Statements() {
  const [tab, setTab] = useSearchParamChoice('tab', TABS);
  const shop = useWindowAddress('shop');
  const statement = useWindowAddress('statement');
  const acting = useOpened<{ act: ShopAct; shop: LooseShop }>();
  const closing = useOpened<{ through: string; shops: LooseShop[] }>();
  const paying = useOpened<{ statement: LooseStatement | undefined }>();
  const paper = useOpened<number>();
  const invoice = useOpened<string>();
  const crediting = useOpened<string>();
  const eInvoice = useOpened<LooseInvoice>();
  const month = useOpened<string>();

  return (
    <Page
      title={text.title}
      actions={isAdministrator() && <ExportButton list={EXPORTS[tab]} label={text.exports[tab]} />}
    >
      <Tabs
        label={text.tabs}
        tabs={TABS.map((value) => ({ value, label: text[value] }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'shops' && <ShopsTab onOpen={shop.open} onClose={closing.open} />}
        {tab === 'statements' && (
          <StatementsTab
            onOpen={statement.open}
            onPay={() => paying.open({ statement: undefined })}
            exporting={hasCall(statements.exportPayouts) && <PayoutsCsv />}
          />
        )}
        {tab === 'invoices' && (
          <InvoicesTab
            onOpen={invoice.open}
            onCredit={crediting.open}
            onEInvoice={eInvoice.open}
            onMonth={month.open}
          />
        )}
      </Tabs>
      <Opened of={shop}>
        {(frame, id) => (
          <ShopWindow
            id={id}
            {...frame}
            onAct={(act, chosen) => {
              frame.onClose();
              acting.open({ act, shop: chosen });
            }}
          />
        )}
      </Opened>
      <Opened of={statement}>
        {(frame, number) => (
          <StatementWindow
            number={Number(number)}
            {...frame}
            onPrint={paper.open}
            onPay={(chosen) => {
              frame.onClose();
              paying.open({ statement: chosen });
            }}
          />
        )}
      </Opened>
      <Opened of={acting}>
        {(frame, { act, shop: chosen }) => {
          const ShopForm = FORMS[act];
          return <ShopForm shop={chosen} {...frame} />;
        }}
      </Opened>
      <Opened of={closing}>
        {(frame, chosen) => (
          <CloseStatements
            {...chosen}
            {...frame}
            onPrint={paper.open}
            onShow={() => {
              frame.onClose();
              setTab('statements');
            }}
          />
        )}
      </Opened>
      <Opened of={paying}>
        {(frame, chosen) => <PayStatements statement={chosen.statement} {...frame} />}
      </Opened>
      <Opened of={paper}>{(frame, number) => <StatementPaper number={number} {...frame} />}</Opened>
      <Opened of={crediting}>{(frame, no) => <CreditInvoice no={no} {...frame} />}</Opened>
      <Opened of={eInvoice}>{(frame, chosen) => <EInvoiceWindow invoice={chosen} {...frame} />}</Opened>
      <Opened of={month}>{(frame, chosen) => <MonthXml month={chosen} {...frame} />}</Opened>
      <Opened of={invoice}>{(frame, no) => <InvoicePaper no={no} {...frame} />}</Opened>
    </Page>
  );
}

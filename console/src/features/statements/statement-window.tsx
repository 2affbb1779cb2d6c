import { statements } from '@tawseel/contract/statements';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Grouped } from '../../ui/display/grouped.tsx';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { OrderQuestion } from './order-question.tsx';
import { StatementState } from './statements-tab.tsx';
import { type LooseStatement, showBusinessDay } from './use-shops.ts';

/** Numbers of invoices, each on one line. */
function InvoiceNumbers({ of }: { of: readonly string[] }) {
  return of.map((no) => (
    <bdi key={no} className="block nowrap">
      {no}
    </bdi>
  ));
}

function factsOf(statement: LooseStatement) {
  const { closing = 0, cardsNotPaid = 0, other = 0, unpaid = 0, invoices = [] } = statement;
  return [
    { label: text.shop, value: show(statement.shop?.name) },
    { label: text.closedOn, value: dotted([showTime(statement.at), statement.by]) },
    { label: text.through, value: showBusinessDay(statement.through) },
    { label: text.orders, value: showNumber(statement.orders) },
    { label: text.opening, value: showMoney(statement.opening) },
    { label: text.cash, value: showMoney(statement.cash) },
    { label: text.charges, value: showMoney(statement.charges) },
    ...(statement.vat ? [{ label: text.vat, value: showMoney(statement.vat) }] : []),
    ...(other === 0 ? [] : [{ label: text.other, value: showMoney(other) }]),
    { label: closing < 0 ? text.owing : text.closing, value: showMoney(Math.abs(closing)) },
    ...(cardsNotPaid > 0 ? [{ label: text.cardsNotPaid, value: showMoney(cardsNotPaid) }] : []),
    { label: text.payable, value: showMoney(statement.payable) },
    ...(unpaid > 0 ? [{ label: text.unpaid, value: showMoney(unpaid) }] : []),
    ...(statement.iban ? [{ label: text.iban, value: <Grouped text={statement.iban} /> }] : []),
    ...(invoices.length > 0 ? [{ label: text.invoices, value: <InvoiceNumbers of={invoices} /> }] : []),
  ];
}

type StatementWindowProps = {
  number: number;
  open: boolean;
  onClose: () => void;
  onPrint: (number: number) => void;
  onPay: (statement: LooseStatement) => void;
};

/** A statement with its charges, and what is done with it. */
export function StatementWindow({ number, open, onClose, onPrint, onPay }: StatementWindowProps) {
  const read = useRead(statements.readStatement, { params: { number } });
  const isToPay = read.data?.isPayable && hasCall(statements.payStatements);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.statement(String(number))}
      size="large"
      footer={
        read.data && (
          <>
            <Button variant={isToPay ? 'quiet' : 'primary'} onClick={() => onPrint(number)}>
              {text.print}
            </Button>
            {isToPay && (
              <Button variant="primary" onClick={() => onPay(read.data ?? {})}>
                {text.pay}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded
        read={read}
        data={read.data}
        failed={text.statementFailed}
        skeleton={<TextSkeleton lines={10} />}
      >
        {(statement) => (
          <div className="stack">
            <p>
              <StatementState {...statement} />
            </p>
            <DefinitionList items={factsOf(statement)} />
            <ChargeLines title={text.charges} lines={statement.lines ?? []} none={text.noOpenCharges} />
            <OrderQuestion shop={statement.shop?._id ?? ''} statement={number} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

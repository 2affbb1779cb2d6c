import { IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react';
import { fullName } from '@tawseel/contract/facts/searches';
import { type CashierPayment, payments } from '@tawseel/contract/payments';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { shellText } from '../../texts/en/shell.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { PictureViewer } from '../../ui/dialog/picture-viewer.tsx';
import { picturesIn } from '../../ui/display/safe-url.ts';
import { show, showMoney } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { showNamedMonth } from './months.ts';
import { PaymentForm } from './payment-form.tsx';
import type { Person } from './search-staff.ts';
import styles from './staff.module.css';

/** Virtualized: more payments than this scroll by themselves, rendered only where they are seen. */
const LONG = 100;

type Payment = Loose<CashierPayment>;

function Invoice({ payment, onView }: { payment: Payment; onView: (payment: Payment) => void }) {
  if (picturesIn(payment.invoiceImg).length === 0) return <span className="soft">{text.noInvoice}</span>;
  return (
    <Button
      small
      variant="quiet"
      className={styles.invoice}
      icon={<IconPhoto aria-hidden="true" />}
      aria-label={text.viewInvoiceOf(showNamedMonth(payment.month))}
      onClick={() => onView(payment)}
    >
      {text.viewInvoice}
    </Button>
  );
}

function removal(month: string, amount: string) {
  return {
    title: text.removePaymentTitle(month, amount),
    text: text.removePaymentText,
    yes: text.removePaymentYes,
    danger: true,
  };
}

/** Takes a wrong payment out, once that is confirmed. */
function useRemoval(cashierId: string) {
  const { run, busy, variables } = useAction(payments.deleteCashierPayment, {
    done: text.paymentRemoved,
    failed: text.removePaymentFailed,
  });
  return {
    busyId: busy ? variables?.params.paymentId : undefined,
    remove: ({ _id: paymentId, month, totalAmount }: Payment) =>
      paymentId !== undefined &&
      void run({ params: { cashierId, paymentId } }, removal(showNamedMonth(month), showMoney(totalAmount))),
  };
}

function removalColumn({ remove, busyId }: ReturnType<typeof useRemoval>): Column<Payment> {
  return actionsColumn(shellText.actions, '5rem', (payment) => [
    {
      Icon: IconTrash,
      label: text.removePaymentOf(showNamedMonth(payment.month), showMoney(payment.totalAmount)),
      hint: text.removePayment,
      danger: true,
      busy: busyId !== undefined && busyId === payment._id,
      onClick: () => remove(payment),
    },
  ]);
}

function paymentColumns(onView: (payment: Payment) => void): Column<Payment>[] {
  return columnsOf(text, {
    month: { width: 'clamp(9rem, 16cqi, 10rem)', cell: ({ month }) => showNamedMonth(month) },
    amount: {
      align: 'end',
      width: 'clamp(7.5rem, 15cqi, 9rem)',
      cell: ({ totalAmount }) => showMoney(totalAmount),
    },
    notes: { cell: ({ notes }) => show(notes), shows: 'line' },
    invoice: {
      width: 'clamp(8.75rem, 16cqi, 10rem)',
      cell: (payment) => <Invoice payment={payment} onView={onView} />,
    },
  });
}

function History({ cashierId, name }: { cashierId: string; name: string }) {
  const read = useRead(payments.listCashierPayments, { params: { cashierId } });
  const [viewed, setViewed] = useState<Payment>();
  const [shown, setShown] = useState<number>();
  const month = showNamedMonth(viewed?.month);
  const removing = useRemoval(cashierId);
  const viewing = paymentColumns((payment) => {
    setViewed(payment);
    setShown(0);
  });
  const columns = hasCall(payments.deleteCashierPayment) ? [...viewing, removalColumn(removing)] : viewing;

  return (
    <>
      <Loaded
        read={read}
        data={read.data}
        skeleton={<TableSkeleton columns={columns} rows={6} />}
        failed={uiTexts.notLoaded}
      >
        {(payments) => (
          <DataTable
            label={text.paymentsOf(name)}
            columns={columns}
            rows={payments}
            rowKey={rowKey}
            height={payments.length > LONG ? '60dvh' : undefined}
            empty={<EmptyState title={text.noPayments} />}
          />
        )}
      </Loaded>
      <PictureViewer
        pictures={
          viewed ? picturesIn(viewed.invoiceImg).map((src) => ({ src, alt: text.invoiceOf(month) })) : []
        }
        shown={shown}
        onShow={setShown}
      />
    </>
  );
}

type CashierPaymentsProps = { cashier: Person; open: boolean; onClose: () => void };

export function CashierPayments({ cashier, open, onClose }: CashierPaymentsProps) {
  const name = show(fullName(cashier));
  const entering = useOpened<string>();
  const enter = hasCall(payments.createCashierPayment) && (
    <Button icon={<IconPlus aria-hidden="true" />} onClick={() => entering.open(cashier._id ?? '')}>
      {text.enterPayment}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.paymentsOf(name)} size="large" footer={enter}>
      {cashier._id !== undefined && <History key={cashier._id} cashierId={cashier._id} name={name} />}
      <Opened of={entering}>
        {(frame, cashierId) => <PaymentForm cashierId={cashierId} name={name} {...frame} />}
      </Opened>
    </Dialog>
  );
}

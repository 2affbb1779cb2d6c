import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { NewCashierPayment, payments } from '@tawseel/contract/payments';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { showMonth } from './months.ts';

const MOST_INVOICES = 10;
const MONTHS_OFFERED = 24;

type Values = { month: string; totalAmount: string; notes: string; invoices: string[]; paidOn: string };

/** Request of the form: the amount as a number, the day only where one is named. */
const PaymentSchema = z.pipe(
  z.transform(({ totalAmount, invoices, paidOn, ...values }: Values): unknown => ({
    ...values,
    totalAmount: numberFromText(totalAmount),
    invoiceImg: invoices.map((address) => address.trim()).filter((address) => address !== ''),
    ...(paidOn === '' ? {} : { paidOn }),
  })),
  NewCashierPayment,
);

/** This month and those before it, newest first: '2026-11'. */
function recentMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

type PaymentFormProps = { cashierId: string; name: string; open: boolean; onClose: () => void };

/** Enters a payment to a cashier. Remounted each time it is opened. */
export function PaymentForm({ cashierId, name, open, onClose }: PaymentFormProps) {
  const [thisMonth = '', ...earlier] = recentMonths(new Date());
  const blank: Values = { month: thisMonth, totalAmount: '', notes: '', invoices: [''], paidOn: '' };
  const form = useForm(PaymentSchema, blank);
  const { values, problems } = form;
  const enter = useAction(payments.createCashierPayment, {
    isOneAct: true,
    done: text.paymentEntered,
    failed: text.paymentFailed,
    after: onClose,
    form,
  });

  /** There is always an empty box below the last filled one. */
  function setInvoice(at: number, address: string) {
    const changed = values.invoices.with(at, address);
    const isFull = changed.length === MOST_INVOICES || changed.at(-1) === '';
    form.set('invoices', isFull ? changed : [...changed, '']);
  }

  return (
    <FormWindow
      open={open}
      form={form}
      layout="columns"
      send={(body) => enter.run({ params: { cashierId }, body })}
      onClose={onClose}
      title={text.paymentTo(name)}
      yes={text.enterPayment}
      busy={enter.busy}
    >
      <Select
        label={text.month}
        required
        options={[thisMonth, ...earlier].map((value) => ({ value, label: showMonth(value) }))}
        {...form.field('month')}
      />
      <NumberField label={text.amount} required unit={text.aed} {...form.field('totalAmount')} />
      <DayField label={text.paidOn} description={text.paidOnHint} {...form.field('paidOn')} />
      <TextField label={text.notesOfPayment} autoComplete="off" {...form.field('notes')} />
      {values.invoices.map((address, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a box stays where it is while it is typed into.
          key={at}
          label={text.invoiceAddress(at + 1)}
          description={at === 0 ? text.invoiceAddressHint : undefined}
          autoComplete="off"
          value={address}
          error={problems[`invoiceImg.${at}`]}
          onChange={(value) => setInvoice(at, value)}
        />
      ))}
    </FormWindow>
  );
}

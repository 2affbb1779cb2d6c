import { FIRST_PAYMENT_DAY, LONGEST } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  addresses,
  code,
  email,
  identity,
  instant,
  money,
  severalLines,
  text,
} from '../../platform/csv/codecs.ts';
import { csvTable, Fault, rowByRow, type Values, validOrUndefined } from '../../platform/csv/csv-table.ts';
import { finderOf, liveEmail } from '../../platform/csv/look-ups.ts';
import { Unique } from '../../platform/csv/unique.ts';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { listIds, readTable } from '../../platform/engine/read-table.ts';
import { businessDay, monthName } from '../../platform/values/period.ts';
import { listStaffEmails } from '../staff/store/staff.ts';
import { findWarehouses, withCodes } from '../warehouses/csv-look-ups.ts';
import type { PaymentRow } from './tables.ts';

type Coded = PaymentRow & { warehouse_code: string | undefined };

const columns = {
  id: { codec: identity, absent: sentence('default_new_id') },
  cashier_id: { codec: identity, absent: sentence('default_cashier') },
  cashier_email: { codec: email, importOnly: true, aliases: ['cashier'] },
  warehouse_code: { codec: code, absent: sentence('default_warehouse_of_cashier'), aliases: ['warehouse'] },
  month: { codec: text(40), absent: sentence('default_month') },
  total_aed: { codec: money, required: true, aliases: ['total', 'amount', 'total_amount'] },
  notes: { codec: severalLines(LONGEST.notes), aliases: ['note'] },
  invoice_images: { codec: addresses, aliases: ['invoices'] },
  paid_at: { codec: instant, required: true, aliases: ['date'] },
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

export const cashierPayments = csvTable({
  name: 'cashier-payments',
  table: 'cashier_payments',
  columns,
  adds: 'Adds payments. A used id is refused.',

  async open(db, { timeZone, readOnly, now }) {
    const today = businessDay(now().toISOString(), timeZone);
    const findWarehouse = await findWarehouses(db);
    const cashiers = await listStaffEmails(db, 'cashier');
    const findCashier = finderOf(cashiers, liveEmail, { id: 'cashier_id', name: 'cashier_email' });
    const warehouseOf = new Map(cashiers.map((row) => [row.id, row.warehouse_id]));
    const ids = new Unique('id', sentence('unused_id'), await listIds(db, 'cashier_payments'));
    const cashierOf = ({ cashier_id: id, cashier_email: name }: RowValues) =>
      findCashier({ id, name }) ?? new Fault('cashier_id', sentence('a_cashier'));
    const dayFault = ({ paid_at }: RowValues) => {
      const day = paid_at && businessDay(paid_at, timeZone);
      if (!day || (day >= FIRST_PAYMENT_DAY && day <= today)) return undefined;
      return new Fault('paid_at', sentence('a_payment_day', { first: FIRST_PAYMENT_DAY, today }));
    };
    const check = (values: RowValues) => [
      cashierOf(values),
      dayFault(values),
      findWarehouse({ name: values.warehouse_code }),
      ids.fault(values.id),
    ];
    const make = (values: Values<Columns>): PaymentRow => {
      const cashierId = validOrUndefined(cashierOf(values)) ?? '';
      const warehouseId = validOrUndefined(findWarehouse({ name: values.warehouse_code }));
      const row: PaymentRow = {
        id: values.id ?? newId(Date.parse(values.paid_at)),
        cashier_id: cashierId,
        warehouse_id: warehouseId ?? warehouseOf.get(cashierId) ?? '',
        month: values.month ?? monthName(businessDay(values.paid_at, timeZone).slice(0, 7)),
        total_fils: values.total_aed,
        notes: values.notes ?? '',
        invoice_images: JSON.stringify(values.invoice_images ?? []),
        paid_at: values.paid_at,
      };
      ids.take(row.id);
      return row;
    };
    const write = (rows: PaymentRow[]) => insertRows(db, 'cashier_payments', rows);
    return { add: rowByRow<Columns, PaymentRow>({ readOnly, check, make, write }) };
  },

  read: (db) => withCodes(db, readTable(db, 'cashier_payments')),
  cells: (row: Coded) => ({
    ...row,
    total_aed: row.total_fils,
    invoice_images: JSON.parse(row.invoice_images),
  }),
});

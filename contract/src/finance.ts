import * as z from 'zod/mini';
import { DATE_FILTERS } from './facts/periods.ts';
import { READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, id, instant } from './fields.ts';
import { table } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, rule('not_date')),
  z.refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, rule('no_such_day')),
);
const byFilter = { dateFilter: z.enum(DATE_FILTERS) };
const byDates = { startDate: day, endDate: day };
const inOrder = z.refine<{ startDate: string; endDate: string }>(
  (dates) => dates.startDate <= dates.endDate,
  rule('end_before_start'),
);

/** Named period, or first and last day, in the business time zone. */
export const Period = z.union([z.strictObject(byFilter), z.strictObject(byDates).check(inOrder)]);
export type Period = z.infer<typeof Period>;

const ofWarehouse = { warehouseId: id };
const WarehousePeriod = z.union([
  z.strictObject({ ...byFilter, ...ofWarehouse }),
  z.strictObject({ ...byDates, ...ofWarehouse }).check(inOrder),
]);

const profitFigures = { totalRevenue: aed, expenses: aed, profit: aed, loss: aed };
const adminFigures = { ...profitFigures, totalOrdersCount: z.number(), totalUsersCount: z.number() };
const warehouseFigures = { ...profitFigures, unpaidCOD: aed, paidCOD: aed };

/** Returns the schema of the percent change of each figure against the previous period; null if that was 0. */
function changesOf<K extends string>(figures: Record<K, unknown>) {
  const percent = z.nullable(z.number());
  const shape = Object.fromEntries(Object.keys(figures).map((name) => [name, percent]));
  return z.object(shape as Record<K, typeof percent>);
}

/** Half-open interval from one instant to another, which is excluded. */
const Span = z.object({ from: instant, to: instant });

/**
 * Periods that the changes compare. If the current one is in progress, it ends now, and the previous one ends after
 * the same time.
 */
const spans = z.object({
  current: Span,
  /** Number of orders created in it: with few orders, a change means little. */
  previous: z.extend(Span, { orders: z.number() }),
});

export const AdminFinance = z.object({ ...adminFigures, changes: changesOf(adminFigures), spans });
export type AdminFinance = z.infer<typeof AdminFinance>;
export const WarehouseFinance = z.object({
  ...warehouseFigures,
  changes: changesOf(warehouseFigures),
  spans,
});
export type WarehouseFinance = z.infer<typeof WarehouseFinance>;

export const finance = table('finance', {
  readAdminFinance: {
    method: 'POST',
    path: '/api/orders/admin-expenses',
    reads: true,
    may: READERS.finance,
    summary: 'Finance summary of all warehouses in a period',
    body: Period,
    reply: AdminFinance,
  },
  readWarehouseFinance: {
    method: 'POST',
    path: '/api/orders/warehouse-expenses',
    reads: true,
    may: ['supervisor'],
    summary: 'Finance summary of one warehouse in a period',
    body: WarehousePeriod,
    reply: WarehouseFinance,
    refusals: noSuchWarehouse,
  },
});

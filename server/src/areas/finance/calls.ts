import type { finance } from '@tawseel/contract/finance';
import type { Handlers, Services } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { type PeriodFilter, periodOf, type Span } from '../../platform/values/period.ts';
import { makeScope, type Scope } from '../../platform/values/scope.ts';
import { sumTotals } from '../orders/store/totals.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { changes, summary } from './rules.ts';
import { countNewSenders, sumPayments } from './store.ts';

type Sources = Pick<Services, 'db' | 'settings'> & { scope: Scope };

/** Senders belong to no warehouse: whose figures are limited to one hears of all new senders. */
async function adminFigures({ db, settings, scope }: Sources, span: Span) {
  const { orders, revenueFils } = await sumTotals(db, settings.TIME_ZONE, span, scope);
  const expensesFils = await sumPayments(db, span, scope);
  const totalUsersCount = await countNewSenders(db, span);
  const figures = { ...summary({ revenueFils, expensesFils }), totalOrdersCount: orders, totalUsersCount };
  return { orders, figures };
}

async function warehouseFigures({ db, settings, scope }: Sources, span: Span) {
  const totals = await sumTotals(db, settings.TIME_ZONE, span, scope);
  const expensesFils = await sumPayments(db, span, scope);
  const figures = {
    ...summary({ revenueFils: totals.revenueFils, expensesFils }),
    unpaidCOD: toAed(totals.unpaidCodFils),
    paidCOD: toAed(totals.paidCodFils),
  };
  return { orders: totals.orders, figures };
}

/** The spans of the changes; nothing is dated later than now, so that a span that still runs ends there. */
function spansOf(current: Span, previous: Span & { orders: number }, now: Date) {
  const until = now.toISOString();
  const isRunning = current.from < until && until < current.to;
  return { current: isRunning ? { ...current, to: until } : current, previous };
}

/** Returns the figures of a period with their changes since the period before. */
async function compareFigures<F extends Record<string, number>>(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  filter: PeriodFilter,
  figuresOf: (span: Span) => Promise<{ orders: number; figures: F }>,
) {
  const now = clock();
  const { previous, ...span } = periodOf(filter, now, settings.TIME_ZONE);
  const { figures } = await figuresOf(span);
  const before = await figuresOf(previous);
  return {
    ...figures,
    changes: changes<keyof F & string>(figures, before.figures),
    spans: spansOf(span, { ...previous, orders: before.orders }, now),
  };
}

export const financeCalls: Handlers<typeof finance> = {
  readAdminFinance: ({ body }, context) =>
    compareFigures(context, body, (span) => adminFigures(context, span)),

  readWarehouseFinance: async ({ body }, context) => {
    const { warehouseId, ...filter } = body;
    await knownWarehouse(context.db, context.scope, warehouseId);
    const sources = { ...context, scope: makeScope({ warehouseId }) };
    return compareFigures(context, filter, (span) => warehouseFigures(sources, span));
  },
};

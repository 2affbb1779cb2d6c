import { financeText as text } from '../../texts/finance.ts';
import { showMoney, showNumber } from '../../ui/format.ts';
import type { StatChange } from '../../ui/stat-card.tsx';

type Common = 'totalRevenue' | 'expenses' | 'profit' | 'loss';
export type FigureName = Common | 'totalOrdersCount' | 'totalUsersCount' | 'unpaidCOD' | 'paidCOD';
export type Figures = { [K in FigureName]?: number | undefined } & {
  changes?: { [K in FigureName]?: number | null | undefined } | undefined;
};

type Kind = {
  /** `minus`: money that went out, shown as negative. */
  as: 'money' | 'minus' | 'count';
  /** Which direction is welcome; absent where neither is. */
  welcome?: 'up' | 'down';
};

const KINDS: Record<FigureName, Kind> = {
  totalRevenue: { as: 'money', welcome: 'up' },
  expenses: { as: 'minus', welcome: 'down' },
  profit: { as: 'money', welcome: 'up' },
  loss: { as: 'minus', welcome: 'down' },
  totalOrdersCount: { as: 'count', welcome: 'up' },
  totalUsersCount: { as: 'count', welcome: 'up' },
  unpaidCOD: { as: 'money', welcome: 'down' },
  paidCOD: { as: 'money', welcome: 'up' },
};

const COMMON: readonly Common[] = ['totalRevenue', 'expenses', 'profit', 'loss'];
export const ADMIN_FIGURES: readonly FigureName[] = [...COMMON, 'totalOrdersCount', 'totalUsersCount'];
export const WAREHOUSE_FIGURES: readonly FigureName[] = [...COMMON, 'unpaidCOD', 'paidCOD'];

/** A figure for its card: what went out is negative (12.5 expenses reads −AED 12.50), nothing is never −0. */
export function showFigure(name: FigureName, value: number | undefined): string {
  const { as } = KINDS[name];
  if (as === 'count') return showNumber(value);
  return showMoney(as === 'minus' && value !== undefined ? -Math.abs(value) : value);
}

function directionOf(percent: number): NonNullable<StatChange['direction']> {
  if (percent === 0) return 'flat';
  return percent > 0 ? 'up' : 'down';
}

/** The change line of a card; a dash for the percent where there is none, the period before being 0. */
export function changeOf(name: FigureName, percent: number | null | undefined): StatChange {
  if (percent === undefined || percent === null) return { text: text.noChange, tone: 'neutral' };
  const rounded = Math.round(percent * 10) / 10;
  const direction = directionOf(rounded);
  const shown = `${rounded < 0 ? '\u2212' : ''}${showNumber(Math.abs(rounded))}`;
  const tone = direction === 'flat' ? 'neutral' : direction === KINDS[name].welcome ? 'good' : 'bad';
  return { text: text.change(shown), direction, tone };
}

/** Whether a server answered with none of the figures asked for. */
export function isEmpty(names: readonly FigureName[], figures: Figures): boolean {
  return names.every((name) => figures[name] === undefined);
}

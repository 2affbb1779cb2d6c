import type { AdminFinance } from '@tawseel/contract/finance';
import { hostSettings } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { financeText as text } from '../../texts/en/finance.ts';
import type { StatChange } from '../../ui/display/stat-card.tsx';
import { showDate, showDay, showMoney, showNumber, showTime } from '../../ui/format.ts';

type Common = 'totalRevenue' | 'expenses' | 'profit' | 'loss';
export type FigureName = Common | 'totalOrdersCount' | 'totalUsersCount' | 'unpaidCOD' | 'paidCOD';
export type Figures = { [K in FigureName]?: number | undefined } & {
  changes?: { [K in FigureName]?: number | null | undefined } | undefined;
  spans?: Loose<AdminFinance['spans']> | undefined;
};

/** Of fewer orders than these, a change says little: 6 after 1 is 500 percent. */
const FEW = 10;

type FigureStyle = {
  /** `minus`: money that went out, shown as negative. */
  as: 'money' | 'minus' | 'count';
  /** Which direction is welcome; absent where neither is. */
  welcome?: 'up' | 'down';
};

const FIGURE_STYLES: Record<FigureName, FigureStyle> = {
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
  const { as } = FIGURE_STYLES[name];
  if (as === 'count') return showNumber(value);
  return showMoney(as === 'minus' && value !== undefined ? -Math.abs(value) : value);
}

function directionOf(percent: number): NonNullable<StatChange['direction']> {
  if (percent === 0) return 'flat';
  return percent > 0 ? 'up' : 'down';
}

function isOfFew(spans: Figures['spans']): boolean {
  return (spans?.previous?.orders ?? FEW) < FEW;
}

/**
 * The change line of a card; a dash for the percent where there is none, the period before being 0. That of a few
 * orders is said quietly, neither good nor bad.
 */
export function changeOf(
  name: FigureName,
  percent: number | null | undefined,
  spans?: Figures['spans'],
): StatChange {
  if (percent === undefined || percent === null) return { text: text.noChange, tone: 'neutral' };
  const rounded = Math.round(percent * 10) / 10;
  const direction = directionOf(rounded);
  const shown = `${rounded < 0 ? '\u2212' : ''}${showNumber(Math.abs(rounded))}`;
  if (isOfFew(spans)) return { text: text.change(shown), tone: 'neutral' };
  const tone = direction === 'flat' ? 'neutral' : direction === FIGURE_STYLES[name].welcome ? 'good' : 'bad';
  return { text: text.change(shown), direction, tone };
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Whether a day of the business begins then. */
function isMidnight(instant = ''): boolean {
  const { timeZone } = hostSettings();
  return new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone }).format(Date.parse(instant)) === '00:00';
}

/** A span by its days where it is whole ones, else by its times; '' for one that a server did not say. */
function showSpan({ from, to }: { from?: string | undefined; to?: string | undefined } = {}): string {
  if (Number.isNaN(Date.parse(from ?? '')) || Number.isNaN(Date.parse(to ?? ''))) return '';
  const [day, lastDay] = [showDay(from), showDay(new Date(Date.parse(to ?? '') - 1).toISOString())];
  if (isMidnight(from) && isMidnight(to)) {
    return day === lastDay ? day : text.between(day, lastDay);
  }
  return text.between(showTime(from), day === lastDay ? showDate(to, CLOCK) : showTime(to));
}

/** What the changes of the cards compare, in words; '' where a server does not say. */
export function comparison(spans: Figures['spans']): string {
  const [current, previous] = [showSpan(spans?.current), showSpan(spans?.previous)];
  if (!current || !previous) return '';
  const { orders } = spans?.previous ?? {};
  return text.compared(
    current,
    orders !== undefined && isOfFew(spans) ? text.ofFew(previous, orders) : previous,
  );
}

/** Whether a server answered with none of the figures asked for. */
export function isEmpty(names: readonly FigureName[], figures: Figures): boolean {
  return names.every((name) => figures[name] === undefined);
}

import type { AdminFinance } from '@tawseel/contract/finance';
import { hostSettings } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { financeText as text } from '../../texts/en/finance.ts';
import { showDate, showDay, showTime } from '../../ui/dates.ts';
import type { StatChange } from '../../ui/display/stat-card.tsx';
import { showMoney, showNumber } from '../../ui/format.ts';

type Common = 'totalRevenue' | 'expenses' | 'profit' | 'loss';
export type FigureName = Common | 'totalOrdersCount' | 'totalUsersCount' | 'unpaidCOD' | 'paidCOD';
export type Figures = { [K in FigureName]?: number | undefined } & {
  changes?: { [K in FigureName]?: number | null | undefined } | undefined;
  spans?: Loose<AdminFinance['spans']> | undefined;
};

/** Number of orders below which a change means little: 6 after 1 is 500 percent. */
const FEW = 10;

type FigureStyle = {
  /** `minus`: money that went out, shown as negative. */
  as: 'money' | 'minus' | 'count';
  /** Good direction; absent if neither is. */
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

/** Returns a figure for its card: outgoing money is negative (12.5 expenses are −AED 12.50), and zero is never −0. */
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
 * Returns the change line of a card; a dash for the percent if the period before is 0. The change of a few orders is
 * neutral.
 */
export function changeOf(
  name: FigureName,
  percent: number | null | undefined,
  spans?: Figures['spans'],
): StatChange {
  if (percent === undefined || percent === null) return { text: text.noChange, tone: 'soft' };
  const rounded = Math.round(percent * 10) / 10;
  const direction = directionOf(rounded);
  const shown = `${rounded < 0 ? '\u2212' : ''}${showNumber(Math.abs(rounded))}`;
  if (isOfFew(spans)) return { text: text.change(shown), tone: 'soft' };
  const tone = direction === 'flat' ? 'soft' : direction === FIGURE_STYLES[name].welcome ? 'good' : 'bad';
  return { text: text.change(shown), direction, tone };
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Returns true if a day of the business begins at this instant. */
function isMidnight(instant = ''): boolean {
  const { timeZone } = hostSettings();
  return new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone }).format(Date.parse(instant)) === '00:00';
}

/** Returns a span by its days if they are whole, otherwise by its times; '' if the server sent none. */
function showSpan({ from, to }: { from?: string | undefined; to?: string | undefined } = {}): string {
  if (Number.isNaN(Date.parse(from ?? '')) || Number.isNaN(Date.parse(to ?? ''))) return '';
  const [day, lastDay] = [showDay(from), showDay(new Date(Date.parse(to ?? '') - 1).toISOString())];
  if (isMidnight(from) && isMidnight(to)) {
    return day === lastDay ? day : text.between(day, lastDay);
  }
  return text.between(showTime(from), day === lastDay ? showDate(to, CLOCK) : showTime(to));
}

/** Returns what the changes of the cards compare; '' if the server does not tell. */
export function comparison(spans: Figures['spans']): string {
  const [current, previous] = [showSpan(spans?.current), showSpan(spans?.previous)];
  if (!current || !previous) return '';
  const { orders } = spans?.previous ?? {};
  return text.compared(
    current,
    orders !== undefined && isOfFew(spans) ? text.ofFew(previous, orders) : previous,
  );
}

/** Returns true if the server sent none of the requested figures. */
export function isEmpty(names: readonly FigureName[], figures: Figures): boolean {
  return names.every((name) => figures[name] === undefined);
}

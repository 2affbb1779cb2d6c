import type { DayFigures } from '@tawseel/contract/overview';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText as text } from '../../texts/home.ts';
import { showDay, showMoney } from '../../ui/format.ts';
import styles from './overview.module.css';

const HEIGHT = 100;
const STEP = 20;
const WIDTH = 14;

/** Strokes keep their width where the drawing is stretched. */
const unscaled = { vectorEffect: 'non-scaling-stroke' } as const;

type Day = Loose<DayFigures>;

/** Highest bar of the chart: a round figure above all of them. */
function most(days: readonly Day[], of: (day: Day) => number): number {
  return Math.max(1, ...days.map(of));
}

/**
 * Bar chart of orders with a line of revenue, each scaled by its own highest day. The last day, today, has only begun:
 * its bar is open and its line broken.
 */
export function Trend({ days }: { days: readonly Day[] }) {
  const ordersOf = ({ orders = 0 }: Day) => orders;
  const revenueOf = ({ revenue = 0 }: Day) => revenue;
  const [mostOrders, mostRevenue] = [most(days, ordersOf), most(days, revenueOf)];
  const y = (value: number, whole: number) => HEIGHT - (HEIGHT * value) / whole;
  const x = (at: number) => at * STEP + STEP / 2;
  const points = days.map((day, at) => `${x(at)},${y(revenueOf(day), mostRevenue)}`);
  const last = days.length - 1;
  const nameOf = (day: Day, at: number) => (at === last ? text.soFar(showDay(day.day)) : showDay(day.day));
  const said = days.map((day, at) => text.day(nameOf(day, at), ordersOf(day), showMoney(revenueOf(day))));
  return (
    <figure className={styles.trend}>
      <svg
        viewBox={`0 -4 ${days.length * STEP} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        className={styles.chart}
        role="img"
        aria-label={`${text.trend}. ${said.join('; ')}`}
      >
        {days.map((day, at) => (
          <g key={day.day ?? at}>
            <title>{said[at]}</title>
            <rect x={at * STEP} y="-4" width={STEP} height={HEIGHT + 8} className={styles.column} />
            <rect
              x={x(at) - WIDTH / 2}
              y={y(ordersOf(day), mostOrders)}
              width={WIDTH}
              height={HEIGHT - y(ordersOf(day), mostOrders)}
              className={at === last ? styles.begun : styles.bar}
              {...unscaled}
            />
          </g>
        ))}
        <polyline points={points.slice(0, -1).join(' ')} className={styles.line} {...unscaled} />
        <polyline points={points.slice(-2).join(' ')} className={styles.begunLine} {...unscaled} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{showDay(days[0]?.day)}</span>
        <span>{text.soFar(showDay(days[last]?.day))}</span>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.ordersKey}>{text.trendOrders}</span>
        <span className={styles.revenueKey}>{text.trendRevenue}</span>
      </figcaption>
    </figure>
  );
}

import type { DayFigures } from '@tawseel/contract/overview';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText as text } from '../../texts/filters.ts';
import { showDay, showMoney } from '../../ui/format.ts';
import styles from './overview.module.css';

const HEIGHT = 100;
const STEP = 20;
const WIDTH = 14;

type Day = Loose<DayFigures>;

/** Highest bar of the chart: a round figure above all of them. */
function most(days: readonly Day[], of: (day: Day) => number): number {
  return Math.max(1, ...days.map(of));
}

/** Bar chart of orders with a line of revenue, each scaled by its own highest day. */
export function Trend({ days }: { days: readonly Day[] }) {
  const ordersOf = ({ orders = 0 }: Day) => orders;
  const revenueOf = ({ revenue = 0 }: Day) => revenue;
  const [mostOrders, mostRevenue] = [most(days, ordersOf), most(days, revenueOf)];
  const y = (value: number, whole: number) => HEIGHT - (HEIGHT * value) / whole;
  const x = (at: number) => at * STEP + STEP / 2;
  const line = days.map((day, at) => `${x(at)},${y(revenueOf(day), mostRevenue)}`).join(' ');
  const said = days.map((day) => text.day(showDay(day.day), ordersOf(day), showMoney(revenueOf(day))));
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
              className={styles.bar}
            />
          </g>
        ))}
        <polyline points={line} className={styles.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{showDay(days[0]?.day)}</span>
        <span>{showDay(days.at(-1)?.day)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.ordersKey}>{text.trendOrders}</span>
        <span className={styles.revenueKey}>{text.trendRevenue}</span>
      </figcaption>
    </figure>
  );
}

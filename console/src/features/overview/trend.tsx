import type { DayFigures } from '@tawseel/contract/overview';
import { useState } from 'react';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText as text } from '../../texts/en/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { showDay } from '../../ui/dates.ts';
import { showMoney, showNumber } from '../../ui/format.ts';
import styles from './trend.module.css';

const HEIGHT = 100;
const STEP = 20;
const WIDTH = 14;
/** Number of lines above 0; both axes share them. */
const LINES = 4;
const ROUNDED = [1, 2, 3, 4, 5, 6, 8, 10];

/** Strokes keep their width where the drawing is stretched. */
const unscaled = { vectorEffect: 'non-scaling-stroke' } as const;

type Day = Loose<DayFigures>;

/** Returns the values of an axis: rounded whole numbers from 0 to one that no figure exceeds. */
function axisOf(figures: readonly number[]): number[] {
  const least = Math.max(1, ...figures) / LINES;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = power * (ROUNDED.find((one) => one * power >= least) ?? 10);
  return Array.from({ length: LINES + 1 }, (_, line) => line * step);
}

function Axis({ values }: { values: readonly number[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {values.map((value) => (
        <span key={value}>{showNumber(value)}</span>
      ))}
    </div>
  );
}

/**
 * Bar chart of orders with a line of revenue, each with its own axis. Today has only begun: its bar is open and its
 * line dashed. The figures of a day are shown on hover, by arrow keys and on a tap; otherwise those of today.
 */
export function Trend({ days }: { days: readonly Day[] }) {
  const last = days.length - 1;
  const [at = last, setAt] = useState<number>();
  const ordersOf = ({ orders = 0 }: Day) => orders;
  const revenueOf = ({ revenue = 0 }: Day) => revenue;
  const [orders, revenues] = [axisOf(days.map(ordersOf)), axisOf(days.map(revenueOf))];
  const y = (value: number, axis: readonly number[]) => HEIGHT - (HEIGHT * value) / (axis[LINES] ?? 1);
  const x = (day: number) => day * STEP + STEP / 2;
  const points = days.map((day, of) => `${x(of)},${y(revenueOf(day), revenues)}`);
  const nameOf = (day: Day, of: number) => (of === last ? text.soFar(showDay(day.day)) : showDay(day.day));
  const dayTexts = days.map((day, of) => text.day(nameOf(day, of), ordersOf(day), showMoney(revenueOf(day))));
  return (
    <figure className="stack gap-1">
      <figcaption className={styles.legend}>
        <span className={styles.ordersKey}>{text.trendOrders}</span>
        <span className={styles.revenueKey}>{text.trendRevenue}</span>
      </figcaption>
      <div className={styles.plot}>
        <Axis values={orders} />
        <div className={styles.drawing}>
          <svg
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.chart}
            role="img"
            aria-label={`${text.trend}. ${dayTexts.join('; ')}`}
          >
            {orders.map((value) => (
              <line
                key={value}
                x2={days.length * STEP}
                y1={y(value, orders)}
                y2={y(value, orders)}
                className={styles.grid}
                {...unscaled}
              />
            ))}
            {days.map((day, of) => (
              <g key={day.day ?? of} onPointerEnter={() => setAt(of)}>
                <rect
                  x={of * STEP}
                  width={STEP}
                  height={HEIGHT}
                  className={classNames(styles.column, of === at && styles.chosen)}
                />
                <rect
                  x={x(of) - WIDTH / 2}
                  y={y(ordersOf(day), orders)}
                  width={WIDTH}
                  height={HEIGHT - y(ordersOf(day), orders)}
                  className={of === last ? styles.begun : styles.bar}
                  {...unscaled}
                />
              </g>
            ))}
            <polyline points={points.slice(0, -1).join(' ')} className={styles.line} {...unscaled} />
            <polyline points={points.slice(-2).join(' ')} className={styles.begunLine} {...unscaled} />
          </svg>
          <input
            type="range"
            className={styles.chooser}
            max={last}
            value={at}
            onChange={({ target }) => setAt(target.valueAsNumber)}
            aria-label={text.trend}
            aria-valuetext={dayTexts[at]}
          />
        </div>
        <Axis values={revenues} />
        <div className={styles.ends} aria-hidden="true">
          <span>{showDay(days[0]?.day)}</span>
          <span>{text.soFar(showDay(days[last]?.day))}</span>
        </div>
      </div>
      <p className={styles.day} aria-hidden="true">
        {dayTexts[at]}
      </p>
    </figure>
  );
}

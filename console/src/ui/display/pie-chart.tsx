import { classNames } from '../class-names.ts';
import { joined } from '../format.ts';
import styles from './pie-chart.module.css';
import tones from './tones.module.css';

export interface PieSlice {
  key: string;
  label: string;
  value: number;
  /** Text of the share, for example '38%'. */
  text: string;
  tone: 'action' | 'urgent' | 'good' | 'bad' | 'neutral';
}

const OUTER = 100;
const INNER = 62;
const RADIUS = (OUTER + INNER) / 2;
/** Gap between two slices, as a share of the ring. */
const GAP = 0.004;
/** Slices smaller than this share have no room for their text, which is only in the legend. */
const ROOM_FOR_TEXT = 0.07;

/** Returns the point at a share of the ring, clockwise from the top. */
function pointAt(share: number): { x: number; y: number } {
  const angle = 2 * Math.PI * share;
  return { x: RADIUS * Math.sin(angle), y: -RADIUS * Math.cos(angle) };
}

type Part = { slice: PieSlice; start: number; share: number };

function partsOf(slices: readonly PieSlice[]): Part[] {
  const shown = slices.filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  let start = 0;
  return shown.map((slice) => {
    const part = { slice, start, share: slice.value / whole };
    start += part.share;
    return part;
  });
}

/** Donut chart of shares, each slice labelled with its text on the ring and by name in the legend. */
export function PieChart({ label, slices }: { label: string; slices: readonly PieSlice[] }) {
  const parts = partsOf(slices);
  const gap = parts.length > 1 ? GAP : 0;
  const description = joined(slices.map((slice) => `${slice.label} ${slice.text}`));
  return (
    <figure className={styles.chart}>
      <svg
        className={styles.ring}
        viewBox="-104 -104 208 208"
        role="img"
        aria-label={`${label}: ${description}`}
      >
        {parts.length === 0 && <circle className={styles.nothing} r={RADIUS} strokeWidth={OUTER - INNER} />}
        {parts.map(({ slice, start, share }) => (
          <g key={slice.key} className={tones[slice.tone]}>
            <circle
              className={styles.slice}
              r={RADIUS}
              strokeWidth={OUTER - INNER}
              // One dash as long as the slice, on a path of length 1 that begins at the top.
              pathLength={1}
              strokeDasharray={`${Math.max(gap, share - gap)} 2`}
              strokeDashoffset={-(start + gap / 2)}
              transform="rotate(-90)"
            />
            {share >= ROOM_FOR_TEXT && (
              <text {...pointAt(start + share / 2)} className={styles.text}>
                {slice.text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {slices.map((slice) => (
          <li key={slice.key} className={styles.entry}>
            <span className={classNames(styles.swatch, tones[slice.tone])} aria-hidden="true" />
            <span className="grow">{slice.label}</span>
            <span className="strong figures">{slice.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

import { arc, type PieArcDatum, pie } from 'd3-shape';
import { classNames } from './class-names.ts';
import styles from './pie-chart.module.css';

export interface PieSlice {
  key: string;
  label: string;
  value: number;
  /** How the share is said, for example '38%'. */
  text: string;
  tone: 'action' | 'urgent' | 'good' | 'bad' | 'neutral';
}

const OUTER = 100;
const INNER = 62;
/** Slices smaller than this share have no room for their text; the legend still says it. */
const ROOM_FOR_TEXT = 0.07;

const shape = arc<PieArcDatum<PieSlice>>()
  .innerRadius(INNER)
  .outerRadius(OUTER)
  .cornerRadius(4)
  .padAngle(0.025);
const layout = pie<PieSlice>()
  .value((slice) => Math.max(0, slice.value))
  .sort(null);

/** Donut chart of shares, each slice labelled with its text on the ring and by name in the legend. */
export function PieChart({ label, slices }: { label: string; slices: readonly PieSlice[] }) {
  const whole = slices.reduce((sum, slice) => sum + Math.max(0, slice.value), 0);
  const said = slices.map((slice) => `${slice.label} ${slice.text}`).join(', ');
  return (
    <figure className={styles.chart}>
      <svg className={styles.ring} viewBox="-104 -104 208 208" role="img" aria-label={`${label}: ${said}`}>
        {whole === 0 && (
          <circle className={styles.nothing} r={(OUTER + INNER) / 2} strokeWidth={OUTER - INNER} />
        )}
        {layout([...slices])
          .filter((part) => part.value > 0)
          .map((part) => {
            const [x, y] = shape.centroid(part);
            return (
              <g key={part.data.key} className={styles[part.data.tone]}>
                <path d={shape(part) ?? undefined} className={styles.slice} />
                {part.value / whole >= ROOM_FOR_TEXT && (
                  <text x={x} y={y} className={styles.text}>
                    {part.data.text}
                  </text>
                )}
              </g>
            );
          })}
      </svg>
      <ul className={styles.legend}>
        {slices.map((slice) => (
          <li key={slice.key} className={styles.entry}>
            <span className={classNames(styles.swatch, styles[slice.tone])} aria-hidden="true" />
            <span className={styles.name}>{slice.label}</span>
            <span className={styles.share}>{slice.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

import { encode } from 'uqr';
import styles from './sign-in.module.css';

/** Quiet zone around a code that the standard requires, in modules. */
const QUIET_ZONE = 4;

/** A QR code, drawn as one path of squares. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

import styles from './share-bar.module.css';
import tones from './tones.module.css';

/** Part of a bar; `none` is the part that is not filled. */
export type BarShare = { key: string; value: number; tone: 'action' | 'bad' | 'urgent' | 'none' };

/** Bar filled by parts in proportion to their values. Decorative: a text next to it must say the values. */
export function ShareBar({ shares }: { shares: readonly BarShare[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {shares
        .filter(({ value }) => value > 0)
        .map(({ key, value, tone }) => (
          <span key={key} className={tone === 'none' ? undefined : tones[tone]} style={{ flexGrow: value }} />
        ))}
    </span>
  );
}

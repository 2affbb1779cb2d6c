import { importText as text } from '../../texts/en/import.ts';
import styles from './import.module.css';

type ProgressProps = { said: string; percent: number; note?: string };

/** What is being done, and how far it is; read out when it begins, not with every percent. */
export function Progress({ said, percent, note }: ProgressProps) {
  return (
    <div className={styles.part}>
      <p className={styles.said}>{said}</p>
      <progress className={styles.bar} max={100} value={percent} aria-label={text.percent} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

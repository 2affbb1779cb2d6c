import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { Bar, TextSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './rates.module.css';

const GROUPS = EMIRATES.slice(0, 3);

/** Two columns of routes under each city, as they will stand. */
export function RatesSkeleton() {
  return (
    <>
      {GROUPS.map((city) => (
        <div key={city} className={styles.group}>
          <Bar inlineSize="6rem" blockSize="1rem" />
          <div className={styles.routes}>
            {EMIRATES.map((to) => (
              <div key={to} className={styles.coming}>
                <Bar inlineSize="100%" blockSize="var(--control)" />
              </div>
            ))}
          </div>
        </div>
      ))}
      <div className="visually-hidden">
        <TextSkeleton lines={1} />
      </div>
    </>
  );
}

import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { LoadingStatus } from '../../ui/states/skeleton.tsx';
import styles from './overview.module.css';

/** Skeleton of the drivers of today until their code has loaded, with the height of their card. */
export function TodaySkeleton() {
  return (
    <Card title={text.driversToday} className={styles.attention}>
      <LoadingStatus />
      <div className={styles.today} />
    </Card>
  );
}

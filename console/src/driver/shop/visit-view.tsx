import { useEffect } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import styles from '../door/door.module.css';
import { DoorView } from '../door/door-view.tsx';
import { beginStop } from '../queue/position.ts';
import { useDriver } from '../queue/this-phone.ts';
import { doorOf, isUnbooked } from '../stops.ts';
import { addressOfTab } from '../use-view.ts';
import { ShopView } from './shop-view.tsx';
import { UnbookedView } from './unbooked-view.tsx';

/** One visit: whom to see, how to get there, and what became of it. */
export function VisitView({ stopId }: { stopId: string }) {
  const { stops } = useDriver();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another stop is another place.
  useEffect(beginStop, [stopId]);

  const door = doorOf(stops, stopId);
  if (door?.first.kind === 'pickup')
    return isUnbooked(door.first) ? <UnbookedView door={door} /> : <ShopView door={door} />;
  if (door) return <DoorView door={door} />;
  return (
    <>
      <p>{text.gone}</p>
      <a className={styles.back} href={addressOfTab('stops')}>
        {text.back}
      </a>
    </>
  );
}

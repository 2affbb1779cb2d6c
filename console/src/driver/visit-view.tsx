import { useEffect } from 'react';
import { driverText as text } from '../texts/en/driver.ts';
import styles from './door.module.css';
import { DoorView } from './door-view.tsx';
import { beginStop } from './position.ts';
import { ShopView } from './shop-view.tsx';
import { doorOf, isUnbooked } from './stops.ts';
import { useDriver } from './this-phone.ts';
import { UnbookedView } from './unbooked-view.tsx';
import { addressOfTab } from './use-view.ts';

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

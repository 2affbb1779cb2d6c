import { IconCash, IconDots, IconListDetails, IconScan } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import doorStyles from '../door/door.module.css';
import { DoorView } from '../door/door-view.tsx';
import styles from '../page.module.css';
import { beginStop } from '../queue/position.ts';
import { useDriver } from '../queue/use-driver.ts';
import { ShopView } from '../shop/shop-view.tsx';
import { UnbookedView } from '../shop/unbooked-view.tsx';
import { OthersWait, PinDialog } from '../sign-in.tsx';
import { doorOf, isUnbooked } from '../stops.ts';
import { addressOfTab, TABS, type Tab, useView, type View } from '../use-view.ts';
import { CashView } from './cash-view.tsx';
import { MoreView } from './more-view.tsx';
import { ScanView } from './scan-view.tsx';
import { SentLine } from './sent-line.tsx';
import { StopsView } from './stops-view.tsx';

/** A visit: name, address and result. */
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
      <a className={doorStyles.back} href={addressOfTab('stops')}>
        {text.back}
      </a>
    </>
  );
}

const ICONS: Readonly<Record<Tab, ReactNode>> = {
  stops: <IconListDetails aria-hidden="true" />,
  scan: <IconScan aria-hidden="true" />,
  cash: <IconCash aria-hidden="true" />,
  more: <IconDots aria-hidden="true" />,
};

function TabBar({ current }: { current: Tab }) {
  return (
    <nav className={styles.tabs} aria-label={text.tabsLabel}>
      {TABS.map((tab) => (
        <a
          key={tab}
          className={styles.tab}
          href={addressOfTab(tab)}
          aria-current={tab === current ? 'page' : undefined}
        >
          {ICONS[tab]}
          {text.tabs[tab]}
        </a>
      ))}
    </nav>
  );
}

function Shown({ view }: { view: View }) {
  if ('stopId' in view) return <VisitView stopId={view.stopId} />;
  if (view.tab === 'scan') return <ScanView />;
  if (view.tab === 'cash') return <CashView />;
  return view.tab === 'more' ? <MoreView /> : <StopsView />;
}

/** The page of a day, with its bar at the bottom. */
export function DayPage({ hasToken }: { hasToken: boolean }) {
  const { person } = useDriver();
  const view = useView();
  const [isLater, setLater] = useState(false);
  const key = JSON.stringify(view);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <div className={styles.page}>
      <SentLine onPin={hasToken ? undefined : () => setLater(false)} />
      <OthersWait />
      <main ref={main} key={key} tabIndex={-1} className={styles.main}>
        <Shown view={view} />
      </main>
      <TabBar current={view.tab} />
      {!hasToken && !isLater && person && <PinDialog person={person} onLater={() => setLater(true)} />}
    </div>
  );
}

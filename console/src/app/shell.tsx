import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { shellText } from '../texts/en/shell.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { TooltipHost } from '../ui/display/tooltip.tsx';
import { FaultBoundary } from '../ui/states/fault-boundary.tsx';
import { preload } from '../ui/states/lazy-component.ts';
import { isOpen } from './access.ts';
import { Keyboard } from './keyboard.tsx';
import { PhoneNav } from './phone-nav.tsx';
import { PrintHead } from './print-head.tsx';
import { protectedHere } from './protected-here.ts';
import { Landing } from './public-screens.ts';
import { screenAt } from './screens.ts';
import styles from './shell.module.css';
import { SideNav, SideNavToggle } from './side-nav.tsx';

/** Breakpoint: in a narrower window tables need the room of the labels. */
const ROOMY = matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  ROOMY.addEventListener('change', listener);
  return () => ROOMY.removeEventListener('change', listener);
}

/** Whether the side navigation shows its words: as it was left in a window so wide; before that, where there is room. */
function useExpanded() {
  const isRoomy = useSyncExternalStore(subscribe, () => ROOMY.matches);
  const key = isRoomy ? 'sideNavExpanded' : 'sideNavExpandedNarrow';
  const [left, setLeft] = useState<Record<string, string | null>>({});
  const chosen = left[key] ?? localStorage.getItem(key);
  const expanded = chosen === null ? isRoomy : chosen === 'yes';

  function toggle() {
    const now = expanded ? 'no' : 'yes';
    localStorage.setItem(key, now);
    setLeft({ ...left, [key]: now });
  }
  return { expanded, toggle };
}

/** Whether the browser was told to fetch no more than is asked for; only some browsers say so. */
function savesData(): boolean {
  return Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;
}

/** Preloads the other screens when the browser is idle, once the first one stands. */
function useScreensAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => {
      const screens = protectedHere()
        .filter(isOpen)
        .map((address) => screenAt(address).Screen);
      for (const screen of [Landing, ...screens]) preload(screen);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}

/** Layout route around every protected screen. */
export function Shell() {
  const { expanded, toggle } = useExpanded();
  const { pathname } = useLocation();
  const client = useQueryClient();
  useScreensAhead();

  useEffect(() => {
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellText.skipToContent}
      </a>
      <header className={styles.side}>
        <SideNav expanded={expanded} toggle={<SideNavToggle expanded={expanded} onToggle={toggle} />} />
      </header>
      <div className={styles.page}>
        <PhoneNav />
        <main id="content" tabIndex={-1} className={styles.content}>
          <FaultBoundary of={pathname} onRetry={() => client.removeQueries({ type: 'inactive' })}>
            <Outlet />
          </FaultBoundary>
        </main>
      </div>
      <Keyboard />
      <ConfirmOnDemand />
      <TooltipHost />
      <PrintHead />
    </div>
  );
}

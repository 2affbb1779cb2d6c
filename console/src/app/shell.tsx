import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Outlet, useLocation } from 'react-router';
import { useBrand } from '../api/brand.ts';
import { shellText } from '../texts/en/shell.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import { TooltipHost } from '../ui/display/tooltip.tsx';
import { onEvents } from '../ui/external-store.ts';
import { FaultBoundary } from '../ui/states/fault-boundary.tsx';
import { preload } from '../ui/states/lazy-component.ts';
import { Keyboard } from './keyboard.tsx';
import { isOpen } from './nav.ts';
import { PhoneNav } from './phone-nav.tsx';
import { protectedHere } from './protected-here.ts';
import { Landing } from './public-screens.ts';
import { screenAt } from './screens.ts';
import styles from './shell.module.css';
import { SideNav, SideNavToggle } from './side-nav.tsx';

/** Ahead of the page, so that it heads a printed dialog too, behind which the page is left out. */
const place = document.getElementById('print-head');

/** Logo and trade name at the head of what is printed; nothing where the business has neither. */
function PrintHead() {
  const { name, logo, isOwn } = useBrand();
  if (!place || !isOwn) return null;
  return createPortal(
    <div className={styles.printed} aria-hidden="true">
      <BrandLogo src={logo} size={40} />
      <BrandName>{name}</BrandName>
    </div>,
    place,
  );
}

/** Breakpoint: in a narrower window tables need the room of the labels. */
const ROOMY = matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void) => onEvents(ROOMY, ['change'], listener);

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
      <div className="grow narrow">
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

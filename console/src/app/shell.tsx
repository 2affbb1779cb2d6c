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
import { useLoadAhead } from '../ui/states/use-load-ahead.ts';
import { Keyboard } from './keyboard.tsx';
import { isOpen } from './nav.ts';
import { PhoneNav } from './phone-nav.tsx';
import { protectedHere } from './protected-here.ts';
import { Landing } from './public-screens.ts';
import { screenAt } from './screens.ts';
import styles from './shell.module.css';
import { SideNav, SideNavToggle } from './side-nav.tsx';

/** Place before the page, so that it also heads a printed dialog, behind which the page is hidden. */
const place = document.getElementById('print-head');

/** Logo and trade name at the head of printed pages; empty if the business has neither. */
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

/** Breakpoint below which tables need the room of the labels. */
const ROOMY = matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void) => onEvents(ROOMY, ['change'], listener);

/** Returns whether the side navigation is expanded: as the user left it at this width, initially if there is room. */
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

const otherScreens = () => [
  Landing,
  ...protectedHere()
    .filter(isOpen)
    .map((address) => screenAt(address).Screen),
];

/** Address that the browser opened, and shows where the user was; undefined once the page has shown it. */
let opened: string | undefined = location.pathname;

/** Layout route around every protected screen. */
export function Shell() {
  const { expanded, toggle } = useExpanded();
  const { pathname } = useLocation();
  const client = useQueryClient();
  useLoadAhead(otherScreens);

  useEffect(() => {
    if (pathname !== opened) window.scrollTo(0, 0);
    opened = undefined;
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

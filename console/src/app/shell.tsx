import { Dialog } from '@base-ui/react/dialog';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { commonText } from '../texts/common.ts';
import { shellText } from '../texts/shell.ts';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TooltipHost } from '../ui/tooltip.tsx';
import { protectedScreens } from './screens.ts';
import styles from './shell.module.css';
import { SideNav } from './side-nav.tsx';

const EXPANDED_KEY = 'sideNavExpanded';

/** Once the first screen stands and the browser is idle, the code of the others is fetched. */
function useScreensAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { load } of protectedScreens) void load();
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}

function PhoneNav() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className={styles.phoneBar}>
        <IconButton
          label={shellText.openNav}
          icon={<IconMenu2 size={20} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
        <span>{commonText.product}</span>
      </div>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer} aria-label={shellText.nav}>
          <SideNav expanded onLeave={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What stands around every protected screen. */
export function Shell() {
  const [expanded, setExpanded] = useState(() => localStorage.getItem(EXPANDED_KEY) !== 'no');
  const { pathname } = useLocation();
  useScreensAhead();

  useEffect(() => {
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);

  function toggle() {
    localStorage.setItem(EXPANDED_KEY, expanded ? 'no' : 'yes');
    setExpanded(!expanded);
  }

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellText.skipToContent}
      </a>
      <div className={styles.side}>
        <SideNav expanded={expanded} onToggle={toggle} />
      </div>
      <div className={styles.page}>
        <PhoneNav />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <ConfirmHost />
      <TooltipHost />
    </div>
  );
}

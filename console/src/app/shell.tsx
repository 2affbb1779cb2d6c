import { Dialog } from '@base-ui/react/dialog';
import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { commonText } from '../texts/common.ts';
import { shellText } from '../texts/shell.ts';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TooltipHost } from '../ui/tooltip.tsx';
import { Logo } from './art/logo.tsx';
import { Keyboard, openPalette } from './keyboard.tsx';
import { protectedPath } from './paths.ts';
import { SCREENS } from './screens.ts';
import styles from './shell.module.css';
import { SideNav, SideNavToggle } from './side-nav.tsx';

const EXPANDED_KEY = 'sideNavExpanded';

/** Once the first screen stands and the browser is idle, the code of the others is fetched. */
function useScreensAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { load } of Object.values(SCREENS)) void load();
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}

function PhoneNav() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <header className={styles.phoneBar}>
        <IconButton
          label={shellText.openNav}
          icon={<IconMenu2 aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <Link to="/home" className={styles.phoneBrand}>
          <Logo size={24} />
          {commonText.product}
        </Link>
        <IconButton label={shellText.search} icon={<IconSearch aria-hidden="true" />} onClick={openPalette} />
      </header>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-backdrop="" />
        <Dialog.Popup className={styles.drawer} aria-label={shellText.nav}>
          <SideNav
            expanded
            onLeave={close}
            toggle={
              <IconButton label={shellText.closeNav} icon={<IconX aria-hidden="true" />} onClick={close} />
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What stands around every protected screen. */
export function Shell() {
  const [expanded, setExpanded] = useState(() => localStorage.getItem(EXPANDED_KEY) !== 'no');
  const { pathname } = useLocation();
  const path = protectedPath(pathname);
  const Screen = path && SCREENS[path].Screen;
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
        <SideNav expanded={expanded} toggle={<SideNavToggle expanded={expanded} onToggle={toggle} />} />
      </div>
      <div className={styles.page}>
        <PhoneNav />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Suspense>{Screen && <Screen />}</Suspense>
        </main>
      </div>
      <Keyboard />
      <ConfirmHost />
      <TooltipHost />
    </div>
  );
}

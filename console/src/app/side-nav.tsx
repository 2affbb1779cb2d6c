import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { commonText } from '../texts/common.ts';
import { shellText } from '../texts/shell.ts';
import { tip } from '../ui/tooltip.tsx';
import { Logo } from './art/logo.tsx';
import { logOut } from './log-out.ts';
import { isCurrent, NAV } from './nav.ts';
import { protectedScreens } from './screens.ts';
import styles from './side-nav.module.css';

/** Fetches the code of a screen as soon as somebody points at its entry. */
function loadAhead(path: string): void {
  void protectedScreens.find((screen) => screen.path === path)?.load();
}

type SideNavProps = {
  expanded: boolean;
  /** Absent in the drawer of a phone, where the bar is always expanded. */
  onToggle?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
};

export function SideNav({ expanded, onToggle, onLeave }: SideNavProps) {
  const { pathname } = useLocation();
  const ToggleIcon = expanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const toggleLabel = expanded ? shellText.collapse : shellText.expand;
  return (
    <div className={styles.bar} data-expanded={expanded}>
      <div className={styles.top}>
        <Link to="/home" className={styles.brand} aria-label={commonText.product} onClick={onLeave}>
          <Logo />
          <span className={styles.label}>{commonText.product}</span>
        </Link>
        {onToggle && (
          <button
            type="button"
            className={styles.toggle}
            onClick={onToggle}
            aria-label={toggleLabel}
            aria-expanded={expanded}
            {...tip(toggleLabel)}
          >
            <ToggleIcon size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <nav aria-label={shellText.nav}>
        <ul className={styles.list}>
          {NAV.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className={styles.entry}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                {...(expanded ? {} : tip(entry.label))}
                onClick={onLeave}
                onPointerEnter={() => loadAhead(entry.to)}
                onFocus={() => loadAhead(entry.to)}
              >
                <entry.Icon size={20} aria-hidden="true" />
                <span className={styles.label}>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.entry}
        onClick={logOut}
        {...(expanded ? {} : tip(shellText.logOut))}
      >
        <IconLogout size={20} aria-hidden="true" />
        <span className={styles.label}>{shellText.logOut}</span>
      </button>
    </div>
  );
}

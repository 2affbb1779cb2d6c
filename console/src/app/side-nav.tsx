import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconSearch,
} from '@tabler/icons-react';
import { logOut as signOut } from '@tawseel/contract/log-out';
import { type ReactNode, use } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../addresses.ts';
import { useBrand } from '../api/brand.ts';
import { call } from '../api/call.ts';
import { shellText } from '../texts/en/shell.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import { tip } from '../ui/display/tooltip.tsx';
import { Kbd } from '../ui/keys/kbd.tsx';
import { confirmLeave } from '../ui/navigation/use-leave-guard.ts';
import { preload } from '../ui/states/lazy-component.ts';
import { COMMAND_KEY } from './command-key.ts';
import { loadPalette, openPalette } from './keyboard.tsx';
import { LogOut } from './log-out.ts';
import { isCurrent, type NavEntry, openEntries } from './nav.ts';
import { MoreNav, type NavLook, screenAt } from './screens.ts';
import styles from './side-nav.module.css';

/** Preloads the code of a screen on hover or focus of its entry. */
function loadAhead(entry: NavEntry): void {
  preload(screenAt(entry.to).Screen);
}

type SideNavProps = NavLook & {
  /** Button at the end of the bar's head that expands or closes it. */
  toggle: ReactNode;
};

/** Expands and collapses the bar. */
export function SideNavToggle({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  const Icon = expanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const label = expanded ? shellText.collapse : shellText.expand;
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      aria-expanded={expanded}
      onClick={onToggle}
    />
  );
}

function labelClass(expanded: boolean): string | undefined {
  return classNames(styles.label, !expanded && 'visually-hidden');
}

function SearchEntry({ expanded }: { expanded: boolean }) {
  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={loadPalette}
      onFocus={loadPalette}
      {...(expanded ? {} : tip(shellText.search))}
    >
      <IconSearch size={20} aria-hidden="true" />
      <span className={labelClass(expanded)}>{shellText.search}</span>
      {expanded && (
        <span className="push" aria-hidden="true">
          <Kbd keys={[COMMAND_KEY, 'K']} />
        </span>
      )}
    </button>
  );
}

/** Scrolls the bar to the current entry. */
function reveal(entry: HTMLElement | null): void {
  afterPaint(() => entry?.scrollIntoView({ block: 'nearest' }));
}

type EntriesProps = { entries: readonly NavEntry[]; labelledBy?: string } & NavLook;

export function Entries({ entries, labelledBy, expanded, onLeave }: EntriesProps) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={styles.entry}
            {...(isCurrent(entry, pathname) && { 'aria-current': 'page', ref: reveal })}
            {...(expanded ? {} : tip(entry.label()))}
            onClick={onLeave}
            onPointerEnter={() => loadAhead(entry)}
            onFocus={() => loadAhead(entry)}
          >
            <entry.Icon size={20} aria-hidden="true" />
            <span className={labelClass(expanded)}>{entry.label()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SideNav({ expanded, toggle, onLeave }: SideNavProps) {
  const logOut = use(LogOut);
  const { name, logo } = useBrand();

  async function leave() {
    if (!(await confirmLeave())) return;
    // The call has read the token, which is deleted even if it fails. A foreign host has no such call.
    void call(signOut.logout, {}).catch(() => undefined);
    logOut();
  }

  return (
    <nav aria-label={shellText.nav} className={styles.bar} data-expanded={expanded}>
      <div className={styles.top}>
        <Link to={addresses.home} className={styles.brand} aria-label={name} onClick={onLeave}>
          <BrandLogo src={logo} />
          <span className={labelClass(expanded)}>
            <BrandName>{name}</BrandName>
          </span>
        </Link>
        {toggle}
      </div>
      {!onLeave && <SearchEntry expanded={expanded} />}
      <div className={styles.nav}>
        <Entries entries={openEntries()} expanded={expanded} onLeave={onLeave} />
        {MoreNav && <MoreNav expanded={expanded} onLeave={onLeave} />}
      </div>
      <button
        type="button"
        className={styles.entry}
        onClick={leave}
        {...(expanded ? {} : tip(shellText.logOut))}
      >
        <IconLogout size={20} aria-hidden="true" />
        <span className={labelClass(expanded)}>{shellText.logOut}</span>
      </button>
    </nav>
  );
}

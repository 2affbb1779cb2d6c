import { IconArrowLeft, IconMoon, IconSun } from '@tabler/icons-react';
import { ownProfile } from '@tawseel/contract/profile';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useBrand } from '../../api/brand.ts';
import { useRead } from '../../api/read.ts';
import { shellText } from '../../texts/en/shell.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { chooseTheme, currentTheme } from '../../ui/theme.ts';
import styles from './page.module.css';

type Back = { to: string; label: string };

type PageProps = {
  title: string;
  /** Link back to the opener of this page; a link may name another in the `back` of its state. */
  back?: Back | undefined;
  /** Buttons and links at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
};

function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <IconButton
      label={other === 'dark' ? shellText.useDark : shellText.useLight}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    />
  );
}

/** Focuses the heading after navigation to a page, not after loading or going back, nor if a window was opened since. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrived] = useState(useNavigationType());
  useEffect(() => {
    const isInWindow = document.activeElement?.closest('[role="dialog"][data-open]');
    if (arrived !== 'POP' && !isInWindow) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
}

/** Page layout of a protected screen: its title, the administrator's picture, its content. */
export function Page({ title, back, actions, children }: PageProps) {
  const { data: profile, isError } = useRead(ownProfile.readProfile, {});
  const name = profile?.name ?? (isError ? shellText.admin : '');
  const heading = useHeadingFocus();
  const state = useLocation().state as { back?: Back } | null;
  const opener = state?.back ?? back;
  const { name: brand } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <>
      <header className="row wrap below-3">
        <div className={styles.heading}>
          {opener && (
            <Link to={opener.to} className={styles.back} data-no-print="">
              <IconArrowLeft size={16} aria-hidden="true" />
              {opener.label}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div className="row wrap">
          <ThemeSwitch />
          <Link
            to={addresses.profileView}
            className="inline unlined round"
            data-no-print=""
            aria-label={shellText.profileImage}
          >
            <Avatar src={profile?.profileImage} name={name} />
          </Link>
        </div>
      </header>
      {children}
    </>
  );
}

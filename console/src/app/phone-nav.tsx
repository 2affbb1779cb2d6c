import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { commonText } from '../texts/common.ts';
import { shellText } from '../texts/shell.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from './art/logo.tsx';
import { openPalette } from './keyboard.tsx';
import styles from './phone-nav.module.css';

const PhoneDrawer = lazy(() =>
  import('./phone-drawer.tsx').then(({ PhoneDrawer }) => ({ default: PhoneDrawer })),
);

/** The bar that stands for the side navigation on a phone. */
export function PhoneNav() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <header className={styles.bar}>
        <IconButton
          label={shellText.openNav}
          icon={<IconMenu2 aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          onClick={() => setOpen(true)}
        />
        <Link to="/home" className={styles.brand}>
          <Logo size={24} />
          {commonText.product}
        </Link>
        <IconButton label={shellText.search} icon={<IconSearch aria-hidden="true" />} onClick={openPalette} />
      </header>
      <Suspense>{open !== undefined && <PhoneDrawer open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

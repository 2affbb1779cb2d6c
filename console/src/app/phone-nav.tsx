import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { useBrand } from '../api/brand.ts';
import { shellText } from '../texts/en/shell.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import { WindowBoundary } from '../ui/states/fault-boundary.tsx';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { openPalette } from './keyboard.tsx';
import styles from './phone-nav.module.css';

const PhoneDrawer = lazyComponent(() => import('./phone-drawer.tsx'), 'PhoneDrawer');

/** Bar in place of the side navigation on a phone. */
export function PhoneNav() {
  const { name, logo } = useBrand();
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
        <Link to={addresses.home} className={styles.brand}>
          <BrandLogo src={logo} size={24} />
          <BrandName>{name}</BrandName>
        </Link>
        <IconButton label={shellText.search} icon={<IconSearch aria-hidden="true" />} onClick={openPalette} />
      </header>
      {open !== undefined && (
        <WindowBoundary onFault={() => setOpen(undefined)}>
          <PhoneDrawer open={open} onClose={() => setOpen(false)} />
        </WindowBoundary>
      )}
    </>
  );
}

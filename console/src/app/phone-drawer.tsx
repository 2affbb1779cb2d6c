import { Dialog } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { shellText } from '../texts/en/shell.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import overlay from '../ui/dialog/overlay.module.css';
import styles from './phone-nav.module.css';
import { SideNav } from './side-nav.tsx';

type PhoneDrawerProps = { open: boolean; onClose: () => void };

/** Drawer: the side navigation as a panel over the page. */
export function PhoneDrawer({ open, onClose }: PhoneDrawerProps) {
  const close = (
    <IconButton label={shellText.closeNav} icon={<IconX aria-hidden="true" />} onClick={onClose} />
  );
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay.backdrop} data-backdrop="" />
        <Dialog.Popup className={styles.drawer} aria-label={shellText.nav}>
          <SideNav expanded onLeave={onClose} toggle={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

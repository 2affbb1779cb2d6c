import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useUiTexts } from './ui-texts.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  /** Stands beside the close button, for example the mark. */
  header?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from where lines begin, for navigation on a phone; modal like a Dialog. */
export function Drawer({ open, onClose, label, header, children }: DrawerProps) {
  const texts = useUiTexts();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-backdrop="" />
        <Base.Popup className={styles.drawer} aria-label={label}>
          <header className={styles.header}>
            {header}
            <Base.Close
              render={
                <IconButton
                  label={texts.close}
                  icon={<IconX aria-hidden="true" />}
                  className={styles.close}
                />
              }
            />
          </header>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './more-actions.module.css';

export interface MoreActionsProps {
  /** Accessible name of the button that opens them on a phone. */
  label: string;
  children: ReactNode;
}

/** Actions of a page header; on a phone they are behind one button next to the title. */
export function MoreActions({ label, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span className={styles.opener}>
        <IconButton
          label={label}
          icon={<IconDots aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      <div id={id} className={styles.actions} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { tip } from '../display/tooltip.tsx';
import { Spinner } from '../states/spinner.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, also shown as a tooltip: say what it acts on ('Delete Deira'). */
  label: string;
  icon: ReactNode;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Shorter tooltip than the name, if the row already shows what it acts on. */
  hint?: string | undefined;
}

/** A square button with an icon for its face and its label as name and tooltip. Busy, it keeps the focus but cannot be pressed. */
export function IconButton({
  label,
  icon,
  danger,
  busy,
  hint,
  disabled,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...tip(hint ?? label)}
      data-icon-only=""
      className={classNames(styles.button, danger && styles.danger, className)}
      onClick={busy ? undefined : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}

/** Keeps the place of an icon button that a row lacks, so that each icon of a table is in line in all rows. */
export function IconPlace() {
  return <span className={styles.place} data-icon-only="" aria-hidden="true" />;
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../states/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean | undefined;
}

/** Class name of the button look, for an element of any kind. */
export function buttonClass({ variant = 'secondary', small, wide }: ButtonLook, more?: string | undefined) {
  return classNames(styles.button, styles[variant], small && styles.small, wide && 'full', more);
}

/**
 * Button; `type` is 'button' by default. While `busy` it cannot be pressed, is dimmed and shows a spinner in place of
 * the icon; its text stays where it was. It keeps the focus, unless it sends a form.
 */
export function Button({
  variant,
  small,
  wide,
  icon,
  busy,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide }, className)}
      onClick={busy ? undefined : onClick}
      disabled={disabled || (busy && rest.type === 'submit')}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {icon && <span className={classNames('inline no-shrink icons', busy && styles.unseen)}>{icon}</span>}
      <span className="narrow">{children}</span>
      {busy && (
        <span className={icon ? styles.over : 'inline'}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

export type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export function LinkButton({ variant, small, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, wide })}>
      {icon && <span className="inline no-shrink icons">{icon}</span>}
      <span className="narrow">{children}</span>
    </Link>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './refusal.module.css';

/** Words of a server about what it refused, which may be long: three lines of them, and more on hover. */
export function Refusal({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(styles.refusal, className)} />;
}

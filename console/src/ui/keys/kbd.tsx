import type { ReactNode } from 'react';
import styles from './kbd.module.css';

type KbdProps = {
  keys: readonly string[];
  /** Pictures of keys, shown in place of their characters. */
  icons?: Readonly<Record<string, ReactNode>> | undefined;
};

/** A key of the keyboard, or several pressed together. */
export function Kbd({ keys, icons }: KbdProps) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {icons?.[key] ? <span className="visually-hidden">{key}</span> : key}
          {icons?.[key]}
        </kbd>
      ))}
    </span>
  );
}

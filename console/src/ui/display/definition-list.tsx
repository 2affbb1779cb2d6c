import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './definition-list.module.css';
import { isolated } from './isolated.tsx';

export interface Definition {
  label: string;
  value: ReactNode;
  /** Takes the whole line, for long values. */
  wide?: boolean | undefined;
}

/** Description list of names and values, in as many columns as there is room for. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label} className={classNames(styles.item, item.wide && styles.wide)}>
          <dt className="faint">{item.label}</dt>
          <dd className={styles.value}>{isolated(item.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

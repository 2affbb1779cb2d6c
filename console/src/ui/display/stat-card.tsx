import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import card from './card.module.css';
import { isolated } from './isolated.tsx';
import styles from './stat-card.module.css';

export interface StatChange {
  text: string;
  /** Absent if there is nothing to compare with. */
  direction?: 'up' | 'down' | 'flat';
  /** Tone of the direction: falling expenses are good. */
  tone: 'good' | 'bad' | 'soft';
}

export interface StatCardProps {
  label: string;
  value: ReactNode;
  change?: StatChange | undefined;
  icon: ReactNode;
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconMinus };

/** One figure with its name and how it changed. */
export function StatCard({ label, value, change, icon }: StatCardProps) {
  const Arrow = change?.direction && arrows[change.direction];
  return (
    <div className={classNames(card.card, styles.stat)}>
      <div className={styles.top}>
        <p className={styles.label}>{label}</p>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      </div>
      <p className={styles.value}>{isolated(value)}</p>
      {change && (
        <p className={classNames(styles.change, change.tone)}>
          {Arrow && <Arrow size={16} aria-hidden="true" />}
          {change.text}
        </p>
      )}
    </div>
  );
}

/** StatCards in columns: six, three, two or one in a line, so that six cards always fill their lines. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

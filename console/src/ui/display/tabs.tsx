import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { showNumber } from '../format.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Count next to the label; undefined until it is known, absent in tabs without a count. */
  count?: number | undefined;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Content of the current tab. */
  children: ReactNode;
}

/** Tabs over one panel; arrow keys walk them, and only what the current one shows is drawn. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className="narrow">
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {'count' in tab && (
              <span className={styles.place}>
                {tab.count !== undefined && <span className={styles.count}>{showNumber(tab.count)}</span>}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={styles.panel}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

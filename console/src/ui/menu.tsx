import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it, for example an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** A list of things to do behind one button; arrow keys and first letters walk it. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align="end">
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Base.Item
                key={item.key}
                className={classNames(styles.item, item.danger && styles.danger)}
                onClick={item.onSelect}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './form-grid.module.css';

/** Doubt about the value of a field, in place of its description; it does not block sending. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={styles.warning} role="status">
      <IconAlertTriangle size={14} aria-hidden="true" />
      {children}
    </span>
  );
}

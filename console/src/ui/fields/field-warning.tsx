import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './form-grid.module.css';

/** Doubt about what stands in a field, in the place of its description: said, and no obstacle. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={styles.warning} role="status">
      <IconAlertTriangle size={14} aria-hidden="true" />
      {children}
    </span>
  );
}

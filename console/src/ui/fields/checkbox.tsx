import { type ReactNode, useContext, useEffect, useRef } from 'react';
import styles from './checkbox.module.css';
import { Sending } from './sending.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Indeterminate: some of its items are checked and some are not. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Checkbox with its label. */
export function Checkbox({ label, checked, onChange, mixed, disabled }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isSending = useContext(Sending);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed ?? false;
  }, [mixed]);
  return (
    <label className={styles.checkbox}>
      <input
        ref={ref}
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => isSending || onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

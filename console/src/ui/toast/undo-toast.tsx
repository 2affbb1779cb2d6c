import { toast } from 'react-hot-toast/headless';
import { Button } from '../buttons/button.tsx';
import styles from './toaster.module.css';

/** Longer than other toasts, so that the user has time to react. */
const DURATION_MS = 10_000;

/** Names what can be taken back, with the button that does so: a notice of its own, beside what was said of the success. */
export function undoToast(text: string, label: string, undo: () => void): void {
  const id = toast(
    <>
      {text}
      <Button
        small
        className={styles.undo}
        onClick={() => {
          toast.dismiss(id);
          undo();
        }}
      >
        {label}
      </Button>
    </>,
    { duration: DURATION_MS },
  );
}

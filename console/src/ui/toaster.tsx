import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './toaster.module.css';
import { useUiTexts } from './ui-texts.tsx';

const GAP_PX = 8;

function ToastIcon({ item }: { item: Toast }) {
  if (item.icon) return <span className={styles.icon}>{item.icon}</span>;
  if (item.type === 'loading') {
    return (
      <span className={styles.icon}>
        <Spinner />
      </span>
    );
  }
  if (item.type === 'success')
    return <IconCircleCheck className={classNames(styles.icon, styles.good)} aria-hidden="true" />;
  if (item.type === 'error')
    return <IconAlertCircle className={classNames(styles.icon, styles.bad)} aria-hidden="true" />;
  return null;
}

interface ToastCardProps {
  item: Toast;
  offset: number;
  onHeight: (id: string, height: number) => void;
}

function ToastCard({ item, offset, onHeight }: ToastCardProps) {
  const texts = useUiTexts();
  const { id } = item;
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element) onHeight(id, element.getBoundingClientRect().height);
    },
    [id, onHeight],
  );
  return (
    <div
      className={styles.place}
      data-gone={item.visible ? undefined : ''}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div className={styles.toast} ref={measure} data-type={item.type}>
        <ToastIcon item={item} />
        <div className={styles.text}>{resolveValue(item.message, item)}</div>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={texts.dismiss}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => toast.dismiss(id)}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/**
 * Draws what `toast` from 'react-hot-toast/headless' says, top at the end, newest first. Times are the
 * library's own: 4 s, success 2 s, loading until replaced, gone for good 1 s after dismissal, at most 20.
 * (The library's main entry injects style tags and keeps a second list: never import it.)
 */
export function Toaster() {
  const texts = useUiTexts();
  const { toasts, handlers } = useToaster();
  const { startPause, endPause, updateHeight, calculateOffset } = handlers;
  return createPortal(
    <section
      aria-label={texts.notifications}
      className={styles.toasts}
      data-toasts=""
      data-no-print=""
      onPointerEnter={startPause}
      onPointerLeave={endPause}
    >
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions text">
        {toasts.map((item) => (
          <ToastCard
            key={item.id}
            item={item}
            offset={calculateOffset(item, { gutter: GAP_PX })}
            onHeight={updateHeight}
          />
        ))}
      </div>
    </section>,
    document.body,
  );
}

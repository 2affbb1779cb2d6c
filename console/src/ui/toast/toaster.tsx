import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import buttons from '../buttons/button.module.css';
import { classNames } from '../class-names.ts';
import { Refusal } from '../display/refusal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './toaster.module.css';

const GAP_PX = 8;
const LOOK_EVERY_MS = 200;

/** Returns by how many pixels toasts of such a height are moved down, so that they cover no primary button. */
function clearance({ offsetLeft, offsetTop, offsetWidth }: HTMLElement, height: number): number {
  let top = offsetTop;
  for (const button of document.getElementsByClassName(buttons.primary!)) {
    const box = button.getBoundingClientRect();
    const isBeside = box.right < offsetLeft || box.left > offsetLeft + offsetWidth;
    if (!isBeside && box.bottom > top && box.top < top + height) top = box.bottom + GAP_PX;
  }
  return top + height > innerHeight ? 0 : top - offsetTop;
}

/** Moves the toasts while there are some: screens and dialogs come and go meanwhile. */
function useClearance(toasts: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const [down, setDown] = useState(0);
  const height = toasts.reduce((sum, item) => sum + (item.visible ? (item.height ?? 0) + GAP_PX : 0), 0);
  useLayoutEffect(() => {
    if (height === 0) return;
    const move = () => region.current && setDown(clearance(region.current, height));
    move();
    const timer = setInterval(move, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [height]);
  return { region, down };
}

function ToastIcon({ item }: { item: Toast }) {
  if (item.type === 'success')
    return <IconCircleCheck className={classNames(styles.icon, 'good')} aria-hidden="true" />;
  if (item.type === 'error')
    return <IconAlertCircle className={classNames(styles.icon, 'bad')} aria-hidden="true" />;
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
        {item.type === 'error' ? (
          <Refusal className={styles.text}>{resolveValue(item.message, item)}</Refusal>
        ) : (
          <div className={styles.text}>{resolveValue(item.message, item)}</div>
        )}
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
 * They stand below a primary button that is in their place.
 * (The library's main entry injects style tags and keeps a second list: never import it.)
 */
export function Toaster() {
  const texts = useUiTexts();
  const { toasts, handlers } = useToaster();
  const { startPause, endPause, updateHeight, calculateOffset } = handlers;
  const { region, down } = useClearance(toasts);
  return createPortal(
    <section
      ref={region}
      style={{ transform: `translateY(${down}px)` }}
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

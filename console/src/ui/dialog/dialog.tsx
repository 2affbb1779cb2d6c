import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { unbrokenNumbers } from '../display/unbroken-numbers.tsx';
import { Sending } from '../fields/sending.ts';
import { FaultBoundary } from '../states/fault-boundary.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press outside; the caller decides whether to close. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end, always in sight. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes body and footer one form, so Enter and a submit button call it. */
  onSubmit?: (() => void) | undefined;
  /** True while that form is being sent. */
  busy?: boolean | undefined;
  /** Initial focus; by default the first field, otherwise the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

const FIELDS = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Returns true for an outside press on a toast, which must not close the dialog below it. */
function isOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toasts]') !== null;
}

function Frame({ onSubmit, children }: { onSubmit?: (() => void) | undefined; children: ReactNode }) {
  if (!onSubmit) return <div className={styles.frame}>{children}</div>;
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  }
  return (
    <form className={styles.frame} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

/**
 * Modal dialog with a focus trap: the page behind is inert, Escape asks to close, the focus is restored. A full sheet
 * on a phone. Its body scrolls, title and footer stay.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    footer,
    size = 'medium',
    onSubmit,
    busy = false,
    initialFocus,
    onKeyDown,
  } = props;
  const texts = useUiTexts();
  const popupRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);

  function firstFocus(interaction: string) {
    const field = interaction === 'touch' ? null : bodyRef.current?.querySelector<HTMLElement>(FIELDS);
    return field ?? popupRef.current;
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason === 'outside-press' && isOnToast(details.event)) return;
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} data-backdrop="" />
        <Base.Viewport className={classNames(overlay.viewport, styles.viewport)}>
          <Base.Popup
            className={classNames(overlay.popup, styles.popup, styles[size])}
            ref={popupRef}
            initialFocus={initialFocus ?? firstFocus}
            onKeyDown={onKeyDown}
          >
            <header className={styles.header}>
              <Base.Title className={styles.title}>{unbrokenNumbers(title)}</Base.Title>
              <Base.Close
                render={
                  <IconButton
                    label={texts.close}
                    icon={<IconX aria-hidden="true" />}
                    className={styles.close}
                  />
                }
              />
            </header>
            <FaultBoundary>
              <Frame onSubmit={onSubmit}>
                <div className={styles.body} ref={bodyRef}>
                  <Sending value={busy}>{children}</Sending>
                </div>
                {footer && <footer className={styles.footer}>{footer}</footer>}
              </Frame>
            </FaultBoundary>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

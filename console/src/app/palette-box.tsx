import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shellText } from '../texts/en/shell.ts';
import { classNames } from '../ui/class-names.ts';
import overlay from '../ui/dialog/overlay.module.css';
import styles from './palette.module.css';

type PaletteBoxProps = {
  typed: string;
  onType: (typed: string) => void;
  /** Called when Enter is pressed: the palette opens the first result once it is loaded. */
  onEnter: () => void;
  onClose: () => void;
};

/** Box of the palette while its code is loading, so that typed text is not lost. */
export function PaletteBox({ typed, onType, onEnter, onClose }: PaletteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    // The page behind must not get the focus.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
    if (event.key === 'Escape') onClose();
  }

  return createPortal(
    <>
      <div className={overlay.backdrop} />
      <div
        className={classNames(overlay.viewport, styles.viewport)}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      >
        <div
          role="dialog"
          aria-modal="true"
          data-open=""
          aria-label={shellText.palette}
          className={classNames(overlay.popup, styles.popup)}
        >
          <div className={styles.box}>
            <IconSearch size={20} aria-hidden="true" />
            <input
              ref={input}
              className={styles.input}
              aria-label={shellText.paletteSearch}
              placeholder={shellText.paletteSearch}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
        </div>
      </div>
    </>,
    document.body,
  );
}

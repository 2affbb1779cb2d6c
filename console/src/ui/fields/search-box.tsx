import { IconSearch, IconX } from '@tabler/icons-react';
import { withoutInvisible } from '@tawseel/contract/facts/characters';
import { type KeyboardEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { isWindowOpen } from '../dialog/is-window-open.ts';
import { isInField } from '../keys/page-keys.ts';
import { useKeyDown } from '../keys/use-key-down.ts';
import { useUiTexts } from '../ui-texts.tsx';
import box from './box.module.css';
import styles from './search-box.module.css';

const WAIT_MS = 150;

export interface SearchBoxProps {
  /** Searched text; the box follows changes from outside (Back, a link). */
  value: string;
  /**
   * Debounced: called a moment after the last keystroke, at once on Enter, blur or clearing; never while a pointer is
   * pressed, whose click is lost where what it pressed moves away.
   */
  onChange: (value: string) => void;
  label: string;
  /** Shorter text than the label, if that does not fit. */
  placeholder?: string | undefined;
}

/** Returns a ref that is true while a pointer is pressed. `onRelease` runs after the click that ends it. */
function usePointerPress(onRelease: () => void) {
  const isPressed = useRef(false);
  const reportRelease = useEffectEvent(onRelease);

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };

    function release() {
      // The click comes right after.
      setTimeout(() => {
        isPressed.current = false;
        reportRelease();
      });
    }

    document.addEventListener('pointerdown', () => (isPressed.current = true), options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => stop.abort();
  }, []);
  return isPressed;
}

/**
 * Debounced search input: shows every keystroke at once, calls `onChange` after a pause, takes the focus on '/'. What
 * comes back through `value` from an earlier pause never overwrites what was typed since.
 */
export function SearchBox({ value, onChange, label, placeholder = label }: SearchBoxProps) {
  const texts = useUiTexts();
  const [text, setText] = useState(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLate = useRef(false);
  const emitted = useRef<string[]>([]);
  const latest = useRef({ value, onChange });
  const isPressed = usePointerPress(() => {
    if (isLate.current && inputRef.current) tell(inputRef.current.value);
  });

  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    const own = emitted.current.findLastIndex((earlier) => earlier.trim() === value.trim());
    if (own >= 0) {
      emitted.current = emitted.current.slice(own + 1);
      return;
    }
    if (timer.current !== undefined) return;
    emitted.current = [];
    setText((shown) => (shown.trim() === value.trim() ? shown : value));
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useKeyDown((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWindowOpen() || isInField(event.target)) return;
    event.preventDefault();
    inputRef.current?.focus();
    inputRef.current?.select();
  });

  function tell(typed: string) {
    const next = withoutInvisible(typed);
    clearTimeout(timer.current);
    timer.current = undefined;
    isLate.current = false;
    const last = emitted.current.at(-1) ?? latest.current.value;
    if (next === last) return;
    emitted.current.push(next);
    startTransition(() => latest.current.onChange(next));
  }

  function tellUnlessPressed(next: string) {
    if (isPressed.current) isLate.current = true;
    else tell(next);
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    // A release outside the browser window fires no event.
    isPressed.current = false;
    timer.current = setTimeout(() => tellUnlessPressed(next), WAIT_MS);
  }

  function clear() {
    setText('');
    tell('');
    inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') tell(text);
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <search className={styles.search}>
      <IconSearch className={styles.icon} aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        className={classNames(box.box, styles.input)}
        value={text}
        placeholder={placeholder}
        aria-label={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={() => tellUnlessPressed(text)}
        onKeyDown={onKeyDown}
      />
      {text === '' && (
        <span className={styles.hint} aria-hidden="true">
          /
        </span>
      )}
      {text !== '' && (
        <button type="button" className={box.button} aria-label={texts.clear} onClick={clear}>
          <IconX aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import box from './box.module.css';
import { classNames } from './class-names.ts';
import styles from './search-box.module.css';
import { useUiTexts } from './ui-texts.tsx';

const WAIT_MS = 150;

export interface SearchBoxProps {
  /** What is searched for; changed from outside (Back, a link), the box follows. */
  value: string;
  /** Debounced: called a moment after the last keystroke, at once on Enter, blur or clearing. */
  onChange: (value: string) => void;
  label: string;
  /** A shorter text than the label, where that does not fit. */
  placeholder?: string | undefined;
}

/** Whether a key typed there is text, or a dialog is open, so that '/' is not a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
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
  const emitted = useRef<string[]>([]);
  const latest = useRef({ value, onChange });

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

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function tell(next: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    const last = emitted.current.at(-1) ?? latest.current.value;
    if (next === last) return;
    emitted.current.push(next);
    startTransition(() => latest.current.onChange(next));
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(next), WAIT_MS);
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
        onBlur={() => tell(text)}
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

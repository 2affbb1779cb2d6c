import { type ComponentProps, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isWindowOpen } from '../ui/dialog/is-window-open.ts';
import { isInField } from '../ui/keys/page-keys.ts';
import { useKeyDown } from '../ui/keys/use-key-down.ts';
import { WindowBoundary } from '../ui/states/fault-boundary.tsx';
import { lazyComponent, preload } from '../ui/states/lazy-component.ts';
import type { Palette as Loaded, PaletteStart } from './palette.tsx';
import { PaletteBox } from './palette-box.tsx';

const Palette = lazyComponent<'Palette', ComponentProps<typeof Loaded>>(
  () => import('./palette.tsx'),
  'Palette',
);
const Shortcuts = lazyComponent(() => import('./shortcuts.tsx'), 'Shortcuts');

const UNTYPED: PaletteStart = { typed: '', isEntered: false };

type Shortcut = 'palette' | 'shortcuts';

/** Returns the shortcut of a key event, if any. Uses `code`, so that K is K on an Arabic keyboard too. */
function wantedBy(event: KeyboardEvent): Shortcut | undefined {
  const command = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  if (command && (event.code === 'KeyK' || event.key === 'k')) return 'palette';
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && (event.key === '?' || event.key === '؟') && !isInField(event.target)) return 'shortcuts';
  return undefined;
}

function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

const openers = new Set<(wanted: Shortcut) => void>();

/** Opens the command palette from a button. */
export function openPalette(): void {
  for (const open of openers) open('palette');
}

/** Preloads the command palette's code on hover or focus of its button. */
export function loadPalette(): void {
  preload(Palette);
}

/** Global keyboard shortcuts of every protected page, and what they open, loaded lazily. */
export function Keyboard() {
  const [shown, setShown] = useState<Shortcut>();
  const [requested, setRequested] = useState<readonly Shortcut[]>([]);
  const [start, setStart] = useState(UNTYPED);
  const [isReady, setReady] = useState(false);
  const opener = useRef<HTMLElement>(null);

  const open = useCallback((wanted: Shortcut) => {
    opener.current = focused();
    setStart(UNTYPED);
    setShown(wanted);
    setRequested((before) => (before.includes(wanted) ? before : [...before, wanted]));
  }, []);
  useLayoutEffect(() => {
    openers.add(open);
    return () => void openers.delete(open);
  }, [open]);
  useKeyDown((event) => {
    const wanted = wantedBy(event);
    if (!wanted) return;
    event.preventDefault();
    if (!isWindowOpen()) open(wanted);
  });

  const close = () => setShown(undefined);
  const onReady = useCallback(() => setReady(true), []);
  function leaveBox() {
    close();
    opener.current?.focus();
  }
  function forget() {
    close();
    setRequested([]);
  }

  return (
    requested.length > 0 && (
      <>
        {shown === 'palette' && !isReady && (
          <PaletteBox
            typed={start.typed}
            onType={(typed) => setStart({ typed, isEntered: false })}
            onEnter={() => setStart({ ...start, isEntered: true })}
            onClose={leaveBox}
          />
        )}
        <WindowBoundary onFault={forget}>
          {requested.includes('palette') && (
            <Palette
              open={shown === 'palette'}
              start={start}
              opener={opener}
              onReady={onReady}
              onClose={close}
            />
          )}
          {requested.includes('shortcuts') && <Shortcuts open={shown === 'shortcuts'} onClose={close} />}
        </WindowBoundary>
      </>
    )
  );
}

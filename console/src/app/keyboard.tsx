import { useEffect, useState } from 'react';
import { WindowBoundary } from '../ui/fault-boundary.tsx';
import { lazyComponent, preload } from '../ui/lazy-component.ts';

const Palette = lazyComponent(() => import('./palette.tsx'), 'Palette');
const Shortcuts = lazyComponent(() => import('./shortcuts.tsx'), 'Shortcuts');

type Wanted = 'palette' | 'shortcuts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

function isWindowOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Keyboard shortcut of a key event, if any. By `code`, K is K on an Arabic keyboard too. */
function wantedBy(event: KeyboardEvent): Wanted | undefined {
  const command = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  if (command && (event.code === 'KeyK' || event.key === 'k')) return 'palette';
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && (event.key === '?' || event.key === '؟') && !isTyping(event.target)) return 'shortcuts';
  return undefined;
}

const openers = new Set<(wanted: Wanted) => void>();

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
  const [shown, setShown] = useState<Wanted>();
  const [requested, setRequested] = useState<readonly Wanted[]>([]);

  useEffect(() => {
    function open(wanted: Wanted) {
      setShown(wanted);
      setRequested((before) => (before.includes(wanted) ? before : [...before, wanted]));
    }
    function onKey(event: KeyboardEvent) {
      const wanted = wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      if (!isWindowOpen()) open(wanted);
    }
    openers.add(open);
    document.addEventListener('keydown', onKey);
    return () => {
      openers.delete(open);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const close = () => setShown(undefined);
  function forget() {
    close();
    setRequested([]);
  }

  return (
    requested.length > 0 && (
      <WindowBoundary onFault={forget}>
        {requested.includes('palette') && <Palette open={shown === 'palette'} onClose={close} />}
        {requested.includes('shortcuts') && <Shortcuts open={shown === 'shortcuts'} onClose={close} />}
      </WindowBoundary>
    )
  );
}

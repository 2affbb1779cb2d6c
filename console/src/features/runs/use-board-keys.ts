import { type RefObject, useMemo } from 'react';
import { runsText as text } from '../../texts/en/runs.ts';
import { useShownKeys } from '../../ui/keys/page-key-list.ts';
import { isKeyTaken, nameOfKey } from '../../ui/keys/page-keys.ts';
import { useKeyDown } from '../../ui/keys/use-key-down.ts';
import { driverOf } from './board-rows.ts';
import type { BoardState } from './use-board.ts';

const ROW = '[data-row]';
const DRIVER = '[data-driver]';

/** Moves the focus among buttons of a kind, or to the first of them from elsewhere. */
function step(board: HTMLElement, kind: string, by: number): void {
  const all = [...board.querySelectorAll<HTMLElement>(kind)];
  const at = all.findIndex((each) => each.matches(':focus'));
  all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
}

function focusedIn(board: HTMLElement, kind: string): HTMLElement | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]');
  return line && board.contains(line) ? line.querySelector<HTMLElement>(kind) : null;
}

/** Returns true if a key presses or moves the focused element. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}

/** Keys that may be held. */
const HELD = /^Arrow/;

function useKeyList(): void {
  const keys = useMemo(() => {
    const does = text.keyTexts;
    return {
      title: text.keys,
      shortcuts: [
        { keys: ['↓', '↑'], does: does.move },
        { keys: ['←', '→'], does: does.sides },
        { keys: ['Space'], does: does.select },
        { keys: ['Enter'], does: does.unfold },
        { keys: ['1', '…', '9', '0'], does: does.give },
        { keys: ['P'], does: does.propose },
        { keys: ['Enter'], does: does.take },
        { keys: ['Esc'], does: does.drop },
        { keys: ['H'], does: does.handOut },
        { keys: ['S'], does: does.switch },
      ],
    };
  }, []);
  useShownKeys(keys);
}

type Acts = { handOut: () => void; onSwitch: () => void };

/** Shortcuts of the board, anywhere on the page. */
export function useBoardKeys(
  box: RefObject<HTMLElement | null>,
  board: BoardState,
  { handOut, onSwitch }: Acts,
) {
  useKeyList();

  /** Returns true if the key had an effect. */
  function press(event: KeyboardEvent, element: HTMLElement): boolean {
    const row = focusedIn(element, ROW);
    const driver = focusedIn(element, DRIVER);
    const ids = board.rows.find(({ key }) => key === row?.dataset.row)?.ids ?? [];
    const isPlain = !isPressed(event.target) || event.target === row || event.target === driver;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        step(element, driver ? DRIVER : ROW, event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        step(element, driver ? ROW : DRIVER, 0);
        return true;
      case ' ':
        if (!row || event.target !== row) return false;
        board.toggle(ids);
        return true;
      case 'Enter':
        if (!board.proposal || !isPlain) return false;
        board.takeProposal();
        return true;
      case 'Escape':
        if (board.proposal) board.dropProposal();
        else board.clear();
        return true;
    }
    const name = nameOfKey(event);
    const taker = /^\d$/.test(name) ? driverOf(board.drivers, name) : undefined;
    if (taker) board.give(taker, ids);
    else if (name === 'P') board.propose();
    else if (name === 'H') handOut();
    else if (name === 'S') onSwitch();
    else return false;
    return true;
  }

  useKeyDown((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target, key, repeat } = event;
    const board = box.current;
    if (!board || ctrlKey || metaKey || altKey || shiftKey || isKeyTaken(target)) return;
    if (repeat && !HELD.test(key)) return;
    const isElsewhere = target instanceof Element && isPressed(target) && !board.contains(target);
    if (isElsewhere && !nameOfKey(event)) return;
    if (press(event, board)) event.preventDefault();
  });
}

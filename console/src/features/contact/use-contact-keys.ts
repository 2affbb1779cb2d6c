import type { CallOutcome } from '@tawseel/contract/facts/calls';
import { useMemo } from 'react';
import { contactText as text } from '../../texts/en/contact.ts';
import { useShownKeys } from '../../ui/keys/page-key-list.ts';
import { isKeyTaken, nameOfKey } from '../../ui/keys/page-keys.ts';
import { useKeyDown } from '../../ui/keys/use-key-down.ts';
import { OUTCOMES_BY_DIGIT } from './outcomes.ts';

/** Returns true if Enter presses the focused element instead of saving. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button:not([data-outcome]), summary') !== null;
}

function useKeysBy(press: (name: string, event: KeyboardEvent) => boolean): void {
  useKeyDown((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || isKeyTaken(target)) return;
    const name = event.key === 'Enter' ? 'Enter' : nameOfKey(event);
    if (press(name, event)) event.preventDefault();
  });
}

/** N claims the next case from anywhere on the page. */
export function useNextKey(next: () => void): void {
  useKeysBy((name) => {
    if (name === 'N') next();
    return name === 'N';
  });
}

type CaseKeys = {
  dial: () => void;
  choose: (outcome: CallOutcome) => void;
  chooseTomorrow: () => void;
  save: () => void;
};

/** Shortcuts of a call, except in a text field. */
export function useCaseKeys({ dial, choose, chooseTomorrow, save }: CaseKeys): void {
  const keys = useMemo(() => {
    const does = text.keyTexts;
    return {
      title: text.keys,
      shortcuts: [
        { keys: ['N'], does: does.next },
        { keys: ['C'], does: does.dial },
        { keys: ['1', '…', '7'], does: does.outcome },
        { keys: ['T'], does: does.tomorrow },
        { keys: ['R'], does: does.return },
        { keys: ['Enter'], does: does.save },
      ],
    };
  }, []);
  useShownKeys(keys);

  useKeysBy((name, event) => {
    const outcome = /^\d$/.test(name) ? OUTCOMES_BY_DIGIT[Number(name) - 1] : undefined;
    if (outcome) choose(outcome);
    else if (name === 'R') choose('return');
    else if (name === 'T') chooseTomorrow();
    else if (name === 'C') dial();
    else if (name === 'Enter' && !isPressed(event.target)) save();
    else return false;
    return true;
  });
}

import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { externalStore } from '../external-store.ts';

export interface ConfirmRequest {
  title: string;
  text?: ReactNode;
  /** Text of the button that confirms. */
  yes: string;
  /** Text of the safe button; by default the kit's Cancel. */
  no?: string | undefined;
  danger?: boolean | undefined;
  /** Phrase that must be typed exactly before confirming. */
  phrase?: string | undefined;
  /** Label above the phrase, which names the text box. */
  phraseLabel?: string | undefined;
  /** Shown after typing anything else. */
  phraseError?: string | undefined;
}

/** Disables the confirming button, for a question whose content finds that it is impossible. */
export const BlockConfirm = createContext<(isBlocked: boolean) => void>(() => undefined);

export function useBlockConfirm(isBlocked: boolean): void {
  const block = use(BlockConfirm);
  useLayoutEffect(() => block(isBlocked), [block, isBlocked]);
}

interface Question extends ConfirmRequest {
  id: number;
  answer: (yes: boolean) => void;
}

/** Queue of open questions, oldest first. */
export const questions = externalStore<readonly Question[]>([]);
let lastId = 0;

/**
 * Asks for confirmation in a dialog, rendered by the one `ConfirmHost`. Resolves to true if confirmed, to false on
 * the safe button or Escape. Questions asked at the same time are queued. One that `until` aborts counts as declined.
 */
export function confirm(request: ConfirmRequest, until?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    function answer(yes: boolean) {
      questions.set(questions.read().filter((question) => question.id !== id));
      resolve(yes);
    }
    until?.addEventListener('abort', () => answer(false));
    questions.set([...questions.read(), { ...request, id, answer }]);
  });
}

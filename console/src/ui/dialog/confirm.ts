import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { externalStore } from '../external-store.ts';

export interface ConfirmRequest {
  title: string;
  text?: ReactNode;
  /** What the button that goes ahead says. */
  yes: string;
  /** What the safe button says; the kit's own word for Cancel otherwise. */
  no?: string | undefined;
  danger?: boolean | undefined;
  /** Must be typed to the letter before the button that goes ahead can be pressed. */
  phrase?: string | undefined;
  /** Stands above the phrase and names the text box. */
  phraseLabel?: string | undefined;
  /** Shown once something other than the phrase was typed. */
  phraseError?: string | undefined;
}

/** Disables the button that goes ahead, for a question whose text finds out that it cannot be done. */
export const BlockConfirm = createContext<(isBlocked: boolean) => void>(() => undefined);

export function useBlockConfirm(isBlocked: boolean): void {
  const block = use(BlockConfirm);
  useLayoutEffect(() => block(isBlocked), [block, isBlocked]);
}

interface Question extends ConfirmRequest {
  id: number;
  answer: (yes: boolean) => void;
}

/** Queue of the questions that wait for an answer, oldest first. */
export const questions = externalStore<readonly Question[]>([]);
let lastId = 0;

/**
 * Promise-based confirmation in a dialog drawn by the one `ConfirmHost`; true if the user went ahead, false on the
 * safe button or Escape. Questions asked at the same time are queued. One that `until` takes back counts as declined.
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

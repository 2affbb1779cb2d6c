import { useState } from 'react';
import { newIdempotencyHeader } from './new-key.ts';

/** The same idempotency key for the same request, so that a repeat after a lost answer does nothing twice. */
export function useKeyOf(asked: string): Record<string, string> {
  const [key, setKey] = useState(() => ({ asked, headers: newIdempotencyHeader() }));
  if (key.asked === asked) return key.headers;
  const next = { asked, headers: newIdempotencyHeader() };
  setKey(next);
  return next.headers;
}

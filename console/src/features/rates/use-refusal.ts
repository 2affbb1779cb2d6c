import { useState } from 'react';
import type { RefusalHandler } from '../../api/action.ts';
import { fieldProblems } from '../../api/call.ts';

/** Server's problem with the price in a box, while that price stays in it. */
export function useRefusal(typed: string | undefined): {
  refusal: string | undefined;
  onRefused: RefusalHandler;
} {
  const [last, setLast] = useState<{ typed: string | undefined; refusal: string | undefined }>();
  return {
    refusal: last?.typed === typed ? last?.refusal : undefined,
    onRefused: (error) => setLast({ typed, refusal: Object.values(fieldProblems(error))[0] }),
  };
}

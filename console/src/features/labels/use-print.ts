import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedRoute, RequestInput } from '@tawseel/contract/route';
import { useRef, useState } from 'react';
import { call, codeOf, serverMessage } from '../../api/call.ts';
import { newIdempotencyHeader } from '../../api/new-idempotency-header.ts';
import { labelsText as text } from '../../texts/en/labels.ts';
import type { PaperHandle } from '../../ui/display/paper.tsx';

type Options = {
  /** Codes of refusals that the dialog handles itself. */
  expectedCodes?: readonly string[];
  onPrinted?: () => void;
};

/** Returns the same idempotency key for the same request, so that a repeat is not printed twice. */
function useKeyOf(asked: string): Record<string, string> {
  const [key, setKey] = useState(() => ({ asked, headers: newIdempotencyHeader() }));
  if (key.asked === asked) return key.headers;
  const next = { asked, headers: newIdempotencyHeader() };
  setKey(next);
  return next.headers;
}

/** Fetches a page that is recorded as printed and opens the print window for it. */
export function usePrint<R extends NamedRoute>(row: R, request: RequestInput<R>, options: Options = {}) {
  const { expectedCodes = [], onPrinted } = options;
  const client = useQueryClient();
  const paper = useRef<PaperHandle>(null);
  const asked = JSON.stringify(request);
  const headers = useKeyOf(asked);
  const [printed, setPrinted] = useState<{ page: Document; asked: string }>();
  const mutation = useMutation({
    mutationFn: async () => {
      // The reply of a page is its document.
      const page = (await call(row, request, undefined, headers)) as Document;
      return { page, asked };
    },
    meta: {
      failedAlways: (error) =>
        expectedCodes.includes(codeOf(error)) ? undefined : (serverMessage(error) ?? text.printFailed),
    },
    onSuccess: (next) => {
      setPrinted(next);
      onPrinted?.();
      paper.current?.print(next.page);
      void client.invalidateQueries({ queryKey: ['labels', 'listPrints'] });
    },
  });
  const page = printed?.asked === asked ? printed.page : undefined;
  return {
    paper,
    /** The printed page, until another request. */
    page,
    refusal: mutation.error && expectedCodes.includes(codeOf(mutation.error)) ? mutation.error : undefined,
    busy: mutation.isPending,
    print: () => mutation.mutate(),
    again: () => page && paper.current?.print(page),
  };
}

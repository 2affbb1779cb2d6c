import { useQueryClient } from '@tanstack/react-query';
import { contact } from '@tawseel/contract/contact';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useRead } from '../../api/read.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';

const QUEUE_EVERY_MS = 30_000;
const CASE_EVERY_MS = 15_000;

/** Case in the address, the queue, and how the next case is claimed. */
export function useContact() {
  const [id, setId] = useSearchParamState('case');
  const client = useQueryClient();
  /** How often the present case was the next one again. */
  const [again, setAgain] = useState(0);
  const queue = useRead(contact.readQueue, { query: {} }, { every: QUEUE_EVERY_MS });
  const take = useAction(contact.nextCase, {
    failed: text.nextFailed,
    after: (reply) => {
      const { case: taken, _id: next = '', queue: left } = reply?.data ?? {};
      if (left) client.setQueryData([contact.readQueue.area, contact.readQueue.name, { query: {} }], left);
      const request = { params: { id: next } };
      if (taken) client.setQueryData([contact.readCase.area, contact.readCase.name, request], taken);
      if (next === id) setAgain((count) => count + 1);
      setId(next);
    },
  });
  return { id, again, queue, next: () => void take.run({ query: {} }), busy: take.busy };
}

/** Reads the present case: another user may have claimed or settled it. */
export function useCase(id: string) {
  return useRead(contact.readCase, { params: { id } }, { every: CASE_EVERY_MS });
}

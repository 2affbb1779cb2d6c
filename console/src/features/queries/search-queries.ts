import type { Query } from '@tawseel/contract/queries';
import type { Loose } from '../../api/tolerant.ts';

export type CustomerQuery = Loose<Query>;

/** Those whose name, email, subject or message holds the searched text, whatever the case. */
export function searchQueries(listed: readonly CustomerQuery[], search: string): CustomerQuery[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...listed];
  return listed.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => text?.toLowerCase().includes(wanted)),
  );
}

/** What opens the reader's mail program with an answer begun; undefined where there is no address to answer to. */
export function replyAddress({ email, subject }: CustomerQuery): string | undefined {
  if (!email || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return undefined;
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject ?? ''}`.trim())}`;
}

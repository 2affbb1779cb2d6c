import { searched } from '@tawseel/contract/facts/searches';
import type { Query } from '@tawseel/contract/queries';
import { textFinder } from '../../api/find-rows.ts';
import type { Loose } from '../../api/tolerant.ts';

export type CustomerQuery = Loose<Query>;

export function queryFinder(search: string): (query: CustomerQuery) => boolean {
  const holds = textFinder(search);
  return (query) => holds(searched.queries(query));
}

/** Returns a mailto link with the beginning of an answer; undefined without an address. */
export function replyAddress({ email, subject }: CustomerQuery): string | undefined {
  if (!email || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return undefined;
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject ?? ''}`.trim())}`;
}

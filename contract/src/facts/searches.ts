import { withoutInvisible } from './characters.ts';
import { cityLabel } from './emirates.ts';

/**
 * Contains-search, case-insensitive: whether one of some texts contains what is searched for, trimmed. The two cases
 * of a letter are one in every alphabet (Unicode's simple case folding, as SQLite's index has it); an accent or an
 * Arabic mark is not left out: 'éloïse' is in 'ÉLOÏSE' and not in 'Eloise'.
 */
export function finder(search: string): (texts: readonly (string | undefined)[]) => boolean {
  const pattern = new RegExp(
    withoutInvisible(search)
      .trim()
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    'iu',
  );
  return (texts) => texts.some((text) => pattern.test(text ?? ''));
}

type Named<K extends string> = { readonly [Name in K]?: string | undefined };

/** First and last name as one; empty where neither is known. */
export function fullName({ firstName, lastName }: Named<'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim();
}

/** The texts that a search of each list looks in, on its screen and where it is exported (specification, section 2). */
export const searched = {
  warehouses: ({ wareHouseName }: Named<'wareHouseName'>) => [wareHouseName],
  senders: ({ name, email, city = '' }: Named<'name' | 'email' | 'city'>) => [
    name,
    email,
    city,
    cityLabel(city),
  ],
  staff: (person: Named<'firstName' | 'lastName' | 'email'>) => [fullName(person), person.email],
  queries: ({ name, email, subject, message }: Named<'name' | 'email' | 'subject' | 'message'>) => [
    name,
    email,
    subject,
    message,
  ],
};

/** The same of orders, whose database searches for us; a tracking ID is found in any of its forms. */
export const SEARCHED_OF_ORDERS = ['trackingID', 'receiverName', 'reference'] as const;

import { withoutInvisible } from './characters.ts';
import { cityLabel } from './emirates.ts';

/**
 * Returns a function that searches texts for a trimmed string, ignoring case in every alphabet (Unicode's simple case
 * folding, as in SQLite's index). Accents and Arabic diacritics matter: 'éloïse' is in 'ÉLOÏSE' and not in 'Eloise'.
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

type TextFields<K extends string> = { readonly [Name in K]?: string | undefined };

/** Returns first and last name as one; '' if neither is known. */
export function fullName({ firstName, lastName }: TextFields<'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim();
}

/** Texts that a search of each list looks in, on its screen and in exports (specification, section 2). */
export const searched = {
  warehouses: ({ wareHouseName }: TextFields<'wareHouseName'>) => [wareHouseName],
  senders: ({ name, email, city = '' }: TextFields<'name' | 'email' | 'city'>) => [
    name,
    email,
    city,
    cityLabel(city),
  ],
  staff: (person: TextFields<'firstName' | 'lastName' | 'email'>) => [fullName(person), person.email],
  queries: ({ name, email, subject, message }: TextFields<'name' | 'email' | 'subject' | 'message'>) => [
    name,
    email,
    subject,
    message,
  ],
};

/** Searched fields of orders, in which the database searches; a tracking ID is found in any of its forms. */
export const SEARCHED_OF_ORDERS = ['trackingID', 'receiverName', 'reference'] as const;

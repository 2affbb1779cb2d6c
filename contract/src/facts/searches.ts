import { cityLabel } from './emirates.ts';
import { foldText, foldTyped, isPlainText } from './fold-text.ts';
import { nameSpellings } from './name-spellings.ts';

/**
 * Returns a function that searches texts for another in any spelling (foldText): 'eloise' is in 'ÉLOÏSE', and 'احمد' in
 * 'أحمد'.
 */
export function finder(search: string): (texts: readonly (string | undefined)[]) => boolean {
  const sought = foldTyped(search);
  // Faster than to lower the case of every text.
  const pattern = new RegExp(sought.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i');
  const holds = (text: string) => (isPlainText(text) ? pattern.test(text) : foldText(text).includes(sought));
  return (texts) => texts.some((text) => holds(text ?? ''));
}

/** Returns such a function that ignores spaces and hyphens within names as well: 'عبدالله' is in 'عبد الله'. */
export function nameFinder(search: string): ReturnType<typeof finder> {
  const finders = nameSpellings(foldTyped(search)).map(finder);
  return (texts) => finders.some((holds) => holds(texts));
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

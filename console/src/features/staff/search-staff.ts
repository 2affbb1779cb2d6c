import type { Staff } from '@tawseel/contract/staff';
import type { Loose } from '../../api/tolerant.ts';

export type Person = Loose<Staff>;

/** First and last name as one; empty when a server sent neither. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim();
}

/** Those whose first name, last name or email holds the searched text, whatever the case. */
export function searchStaff(people: readonly Person[], search: string): Person[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...people];
  return people.filter((person) =>
    [fullName(person), person.email ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
}

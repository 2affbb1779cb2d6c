import { finder, searched } from '@tawseel/contract/facts/searches';
import type { Staff } from '@tawseel/contract/staff';
import type { Loose } from '../../api/tolerant.ts';

export type Person = Loose<Staff>;

export function searchStaff(people: readonly Person[], search: string): Person[] {
  const holds = finder(search);
  return people.filter((person) => holds(searched.staff(person)));
}

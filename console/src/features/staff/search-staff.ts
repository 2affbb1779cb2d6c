import { searched } from '@tawseel/contract/facts/searches';
import type { Staff } from '@tawseel/contract/staff';
import { findRows, type Similar } from '../../api/find-rows.ts';
import type { Loose } from '../../api/tolerant.ts';

export type Person = Loose<Staff> & Similar;

export function searchStaff(people: readonly Person[], search: string): Person[] {
  return findRows(people, search, searched.staff);
}

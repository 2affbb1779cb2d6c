import { fullName } from '@tawseel/contract/facts/searches';
import { describe, expect, test } from 'vitest';
import { type Person, searchStaff } from './search-staff.ts';

const people: Person[] = [
  { _id: '1', firstName: 'Omar', lastName: 'Al Falasi', email: 'omar@tawseel.example' },
  { _id: '2', firstName: 'Sara', lastName: 'Omari', email: 'sara@tawseel.example' },
  { _id: '3', firstName: 'Priya', lastName: 'Nair', email: 'accounts@OMAR-LLC.example' },
  { _id: '4', lastName: 'Khan' },
  { _id: '5' },
];

function found(search: string): (string | undefined)[] {
  return searchStaff(people, search).map(({ _id }) => _id);
}

describe('searchStaff', () => {
  test('finds by first name, last name and email, whatever the case', () => {
    expect(found('oMaR')).toEqual(['1', '2', '3']);
  });

  test('finds by the whole name as it is read', () => {
    expect(found('omar al')).toEqual(['1']);
  });

  test('takes blanks around the text for nothing', () => {
    expect(found('  khan ')).toEqual(['4']);
    expect(found('   ')).toEqual(['1', '2', '3', '4', '5']);
  });

  test('finds nobody by what somebody lacks', () => {
    expect(found('undefined')).toEqual([]);
  });

  test('reads signs as they are, not as patterns', () => {
    expect(found('.')).toEqual(['1', '2', '3']);
    expect(found('(')).toEqual([]);
  });
});

test('fullName joins what there is', () => {
  expect(people.map(fullName)).toEqual(['Omar Al Falasi', 'Sara Omari', 'Priya Nair', 'Khan', '']);
});

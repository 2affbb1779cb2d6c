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
  test('finds by first name, last name and email, ignoring case', () => {
    expect(found('oMaR')).toEqual(['1', '2', '3']);
  });

  test('finds by the full name as it is shown', () => {
    expect(found('omar al')).toEqual(['1']);
  });

  test('ignores spaces around the text', () => {
    expect(found('  khan ')).toEqual(['4']);
    expect(found('   ')).toEqual(['1', '2', '3', '4', '5']);
  });

  test('finds no person by a missing value', () => {
    expect(found('undefined')).toEqual([]);
  });

  test('treats special characters literally, not as patterns', () => {
    expect(found('.')).toEqual(['1', '2', '3']);
    expect(found('(')).toEqual([]);
  });
});

test('fullName joins the parts that exist', () => {
  expect(people.map(fullName)).toEqual(['Omar Al Falasi', 'Sara Omari', 'Priya Nair', 'Khan', '']);
});

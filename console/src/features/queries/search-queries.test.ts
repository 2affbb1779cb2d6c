import { describe, expect, test } from 'vitest';
import { type CustomerQuery, queryFinder, replyAddress } from './search-queries.ts';

const listed: CustomerQuery[] = [
  {
    _id: '1',
    name: 'Layla Haddad',
    email: 'layla@shop.example',
    subject: 'Lost parcel',
    message: 'Where is it?',
  },
  {
    _id: '2',
    name: 'Ravi Menon',
    email: 'ravi@layla-trading.example',
    subject: 'Rates',
    message: 'To Sharjah',
  },
  { _id: '3', subject: 'Thanks', message: 'Say hello to LAYLA' },
  { _id: '4' },
];

function found(search: string): (string | undefined)[] {
  return listed.filter(queryFinder(search)).map(({ _id }) => _id);
}

describe('queryFinder', () => {
  test('finds by name, email, subject and message, ignoring case', () => {
    expect(found(' layla ')).toEqual(['1', '2', '3']);
    expect(found('RATES')).toEqual(['2']);
  });

  test('finds everything for an empty search', () => {
    expect(found('')).toEqual(['1', '2', '3', '4']);
  });
});

describe('replyAddress', () => {
  test('starts a reply to the sender', () => {
    expect(replyAddress(listed[0]!)).toBe('mailto:layla@shop.example?subject=Re%3A%20Lost%20parcel');
  });

  test('adds no header from text in the address', () => {
    expect(replyAddress({ email: 'a@b.example?bcc=c@d.example' })).toBeUndefined();
    expect(replyAddress({ email: 'a&b@c.example', subject: 'x&bcc=y' })).toBe(
      'mailto:a%26b@c.example?subject=Re%3A%20x%26bcc%3Dy',
    );
  });

  test('is empty without an address', () => {
    expect(replyAddress({})).toBeUndefined();
    expect(replyAddress({ email: 'call me' })).toBeUndefined();
  });
});

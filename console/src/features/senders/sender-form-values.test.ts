import { afterEach, expect, test } from 'vitest';
import { actAs } from '../../api/host.ts';
import { senderForm } from './sender-form-values.ts';

afterEach(() => actAs('administrator'));

test('a user who sees only the end of an IBAN has no field for it, and sends none', () => {
  const stored = { name: 'Noor Trading', iban: '•••••••••••••••••••3456' };
  for (const role of ['supervisor', 'operator'] as const) {
    actAs(role);
    expect(senderForm('Company', stored)).not.toHaveProperty('iban');
  }
  actAs('administrator');
  expect(senderForm('Company', { ...stored, iban: 'AE070331234567890123456' }).iban).toBe(
    'AE070331234567890123456',
  );
});

test('an incomplete address can be edited, and keeps its id', () => {
  const { addresses } = senderForm('User', { addresses: [{ _id: 'a1', city: 'Muscat' }, {}] });
  expect(addresses).toEqual([
    { _id: 'a1', country: '', city: 'Muscat', street: '', houseNo: '' },
    { country: '', city: '', street: '', houseNo: '' },
  ]);
});

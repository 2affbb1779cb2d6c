import { expect, test } from 'vitest';
import { phonesOf } from './outcomes.ts';

const caseAfter = (outcome: 'no_answer' | 'other_phone', receiverPhone2: string) => ({
  order: { dropoff: { receiverPhone: '050 111 2233' } },
  delivery: { receiverPhone2 },
  calls: [{ outcome }],
});

test('dials the second phone first only if the last call named it', () => {
  const [own, other] = ['050 111 2233', '050 222 3344'];
  expect(phonesOf(caseAfter('other_phone', other))).toEqual({ first: other, second: own });
  expect(phonesOf(caseAfter('no_answer', other))).toEqual({ first: own, second: other });
  expect(phonesOf(caseAfter('other_phone', ''))).toEqual({ first: own, second: '' });
});

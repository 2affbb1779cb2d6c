import { expect, test } from 'vitest';
import { indexOfDecisions } from './decisions.ts';

const file = (name: string, head: string, status = 'accepted') => ({
  name,
  text: `# ${head}\n\n- Date: 2026-11-21\n- Status: ${status}\n\nFor a reason.\n`,
});

test('a decision without a date or status, with another number, or superseded by a missing one is a fault', () => {
  const headless = { name: '0001-tea.md', text: '# 1. Tea\n\nIt is good.\n' };
  expect(indexOfDecisions([headless]).faults).toEqual([
    expect.stringMatching(/^0001-tea\.md does not begin/),
  ]);
  expect(indexOfDecisions([file('0001-tea.md', '2. Tea')]).faults).toEqual([
    '0001-tea.md calls itself decision 2.',
  ]);
  expect(indexOfDecisions([file('0001-tea.md', '1. Tea'), file('0001-jam.md', '1. Jam')]).faults).toEqual([
    '0001-tea.md has the number of 0001-jam.md.',
  ]);
  expect(indexOfDecisions([file('0001-tea.md', '1. Tea', 'superseded by 2')]).faults).toEqual([
    '0001-tea.md is superseded by 2, which is not there.',
  ]);
});

test('the index lists every decision in order and links its successor', () => {
  const files = [file('0002-coffee.md', '2. Coffee'), file('0001-tea.md', '1. Tea', 'superseded by 2')];
  const { page, faults } = indexOfDecisions(files);
  expect(faults).toEqual([]);
  expect(page.split('\n').slice(-3)).toEqual([
    '| 1 | [Tea](0001-tea.md) | 2026-11-21 | superseded by [2](0002-coffee.md) |',
    '| 2 | [Coffee](0002-coffee.md) | 2026-11-21 | accepted |',
    '',
  ]);
});

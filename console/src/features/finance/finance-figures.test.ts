import { describe, expect, test } from 'vitest';
import { ADMIN_FIGURES, changeOf, comparison, isEmpty, showFigure } from './finance-figures.ts';

describe('showFigure', () => {
  test('shows outgoing amounts as negative, with a true minus', () => {
    expect(showFigure('expenses', 1234.5)).toBe('\u2212AED 1,234.50');
    expect(showFigure('loss', -3)).toBe('\u2212AED 3.00');
    expect(showFigure('loss', 0)).toBe('AED 0.00');
  });

  test('shows incoming amounts and counts', () => {
    expect(showFigure('totalRevenue', 1234.5)).toBe('AED 1,234.50');
    expect(showFigure('totalOrdersCount', 12000)).toBe('12,000');
  });

  test('shows N/A for a value that a server omitted', () => {
    expect(showFigure('expenses', undefined)).toBe('N/A');
    expect(showFigure('totalUsersCount', undefined)).toBe('N/A');
  });
});

describe('changeOf', () => {
  test('shows the percentage compared with the previous period', () => {
    expect(changeOf('totalRevenue', 12.34)).toEqual({
      text: '12.3% vs last period',
      direction: 'up',
      tone: 'good',
    });
    expect(changeOf('profit', -8)).toEqual({
      text: '\u22128% vs last period',
      direction: 'down',
      tone: 'bad',
    });
    expect(changeOf('profit', 0.01)).toEqual({
      text: '0% vs last period',
      direction: 'flat',
      tone: 'soft',
    });
  });

  test('welcomes falling expenses, not rising ones', () => {
    expect(changeOf('expenses', -5).tone).toBe('good');
    expect(changeOf('expenses', 5).tone).toBe('bad');
  });

  test('shows a change from fewer than ten orders without emphasis, however large', () => {
    const from = (orders: number) => ({ previous: { orders } });
    expect(changeOf('totalRevenue', 1026.5, from(1))).toEqual({
      text: '1,026.5% vs last period',
      tone: 'soft',
    });
    expect(changeOf('profit', -50, from(9)).tone).toBe('soft');
    expect(changeOf('profit', -50, from(10)).tone).toBe('bad');
    expect(changeOf('profit', -50, {}).tone).toBe('bad');
  });

  test('shows a dash instead of a percentage if the previous period was 0', () => {
    expect(changeOf('totalRevenue', undefined)).toEqual({
      text: '— vs last period',
      tone: 'soft',
    });
  });
});

describe('comparison', () => {
  const span = (from: string, to: string) => ({ from: `${from}:00.000Z`, to: `${to}:00.000Z` });

  test('names the hours of an unfinished day', () => {
    expect(
      comparison({
        current: span('2026-11-20T20:00', '2026-11-20T22:00'),
        previous: span('2026-11-19T20:00', '2026-11-19T22:00'),
      }),
    ).toBe('21 Nov 2026, 00:00 to 02:00 compared with 20 Nov 2026, 00:00 to 02:00');
  });

  test('names whole days by their dates, other spans by both times', () => {
    expect(
      comparison({
        current: span('2026-10-31T20:00', '2026-11-21T10:52'),
        previous: span('2026-09-30T20:00', '2026-10-31T20:00'),
      }),
    ).toBe('1 Nov 2026, 00:00 to 21 Nov 2026, 14:52 compared with 1 Oct 2026 to 31 Oct 2026');
    const day = span('2026-11-19T20:00', '2026-11-20T20:00');
    expect(comparison({ current: day, previous: day })).toBe('20 Nov 2026 compared with 20 Nov 2026');
  });

  test('names the number of orders of the previous period if there were few', () => {
    const current = span('2026-11-20T20:00', '2026-11-20T22:00');
    const previous = (orders: number) => ({ ...span('2026-11-19T20:00', '2026-11-19T22:00'), orders });
    const said = '21 Nov 2026, 00:00 to 02:00 compared with 20 Nov 2026, 00:00 to 02:00';
    expect(comparison({ current, previous: previous(1) })).toBe(`${said} (1 order)`);
    expect(comparison({ current, previous: previous(9) })).toBe(`${said} (9 orders)`);
    expect(comparison({ current, previous: previous(10) })).toBe(said);
  });

  test('is empty if the server does not say what it compared', () => {
    expect(comparison(undefined)).toBe('');
    expect(comparison({ current: span('2026-11-20T20:00', '2026-11-20T22:00') })).toBe('');
    expect(comparison({ current: {}, previous: { from: 'x', to: 'y' } })).toBe('');
  });
});

test('a result is empty if it has none of the figures', () => {
  expect(isEmpty(ADMIN_FIGURES, {})).toBe(true);
  expect(isEmpty(ADMIN_FIGURES, { totalUsersCount: 0 })).toBe(false);
});

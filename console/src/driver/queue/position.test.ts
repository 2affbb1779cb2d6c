// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPosition, beginStop, readPosition } from './position.ts';

const HERE = { latitude: 25.0804, longitude: 55.1403, accuracy: 8 };
const POSITION = { lat: 25.0804, lng: 55.1403, accuracy: 8 };

let answers: ((coords: typeof HERE) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  const getCurrentPosition = (found: (position: { coords: typeof HERE }) => void) =>
    void answers.push((coords) => found({ coords }));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  beginStop();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phone without permission or signal gives no position', () => {
  expect(readPosition()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  beginStop();
  expect(readPosition()).toBeUndefined();
});

test.each([{ accuracy: 1001 }, { accuracy: -1 }, { latitude: Number.NaN }, { longitude: 181 }])(
  'ignores a position that is inaccurate by a kilometre, or invalid: %j',
  (wrong) => {
    answers[0]?.({ ...HERE, ...wrong });
    expect(readPosition()).toBeUndefined();
  },
);

test('a position is valid for two minutes, and requested again at the next step', () => {
  answers[0]?.(HERE);
  vi.advanceTimersByTime(120_000);
  expect(readPosition()).toEqual(POSITION);
  vi.advanceTimersByTime(1);
  expect(readPosition()).toBeUndefined();
  askPosition();
  answers[1]?.({ ...HERE, accuracy: 30 });
  expect(readPosition()).toEqual({ ...POSITION, accuracy: 30 });
});

test('the position of the previous stop is not used at the next', () => {
  answers[0]?.(HERE);
  beginStop();
  expect(readPosition()).toBeUndefined();
});

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

test('a phone that may not say where it is, or cannot, says nothing', () => {
  expect(readPosition()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  beginStop();
  expect(readPosition()).toBeUndefined();
});

test.each([{ accuracy: 1001 }, { accuracy: -1 }, { latitude: Number.NaN }, { longitude: 181 }])(
  'an answer that could be a kilometre away, or is nowhere, is none: %j',
  (wrong) => {
    answers[0]?.({ ...HERE, ...wrong });
    expect(readPosition()).toBeUndefined();
  },
);

test('what it says counts for two minutes, and is asked again at the next step', () => {
  answers[0]?.(HERE);
  vi.advanceTimersByTime(120_000);
  expect(readPosition()).toEqual(POSITION);
  vi.advanceTimersByTime(1);
  expect(readPosition()).toBeUndefined();
  askPosition();
  answers[1]?.({ ...HERE, accuracy: 30 });
  expect(readPosition()).toEqual({ ...POSITION, accuracy: 30 });
});

test('where the stop before was does not count at the next', () => {
  answers[0]?.(HERE);
  beginStop();
  expect(readPosition()).toBeUndefined();
});

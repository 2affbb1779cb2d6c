import { expect, test } from 'vitest';
import { fitStrokes } from './signature-field.tsx';

const point = (x: number, y: number) => ({ x, y, time: 0, pressure: 0.5 });
const stroke = (...points: ReturnType<typeof point>[]) => ({
  points,
  penColor: '#000',
  dotSize: 0,
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
});

test('a signature that was drawn across is whole on a sheet that was turned, in its proportions', () => {
  const [turned] = fitStrokes([stroke(point(10, 20), point(598, 198))], 300, 400);
  const [first, last] = turned!.points;
  expect(last!.x).toBeLessThanOrEqual(300);
  expect(last!.x).toBeGreaterThan(295);
  expect(last!.y / last!.x).toBeCloseTo(198 / 598);
  expect(first!.x).toBeCloseTo(5);
});

test('a signature that has room keeps its size, also when the phone is turned back', () => {
  const small = [stroke(point(10, 20), point(150, 100))];
  expect(fitStrokes(fitStrokes(small, 300, 400), 600, 200)).toEqual(small);
  expect(fitStrokes([], 300, 400)).toEqual([]);
});

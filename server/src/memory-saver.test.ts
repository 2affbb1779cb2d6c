import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { saveMemoryWhileIdle } from './memory-saver.ts';

const said = vi.hoisted(() => ({ last: '' }));
vi.mock('node:v8', () => ({
  setFlagsFromString: (flag: string) => {
    said.last = flag;
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('V8 is told to save memory while the server has little to do, and time while it has much', () => {
  vi.useFakeTimers();
  let utilization = 0.9;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
  saveMemoryWhileIdle();
  vi.advanceTimersToNextTimer();
  expect(said.last).toBe('--no-memory-saver-mode');
  utilization = 0.1;
  vi.advanceTimersToNextTimer();
  expect(said.last).toBe('--memory-saver-mode');
  utilization = 0.9;
  vi.advanceTimersToNextTimer();
  expect(said.last).toBe('--no-memory-saver-mode');
});

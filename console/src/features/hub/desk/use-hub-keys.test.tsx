// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeyboard } from './use-hub-keys.ts';

/** A key at this millisecond, wherever the focus is. */
function keyAt(at: number, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return event;
}

test('a shortcut after a scan is none of its keys, though the first of them came alone', () => {
  const { result } = renderHook(() => useKeyboard());
  const { addKeys, onKey, onScan } = result.current;
  const M = vi.fn();
  addKeys({ M });
  onKey(keyAt(0, 'ف'));
  onKey(keyAt(200, 'm'));
  expect(M).toHaveBeenCalledTimes(0);
  onKey(keyAt(1000, 'ف'));
  onScan();
  onKey(keyAt(1200, 'm'));
  expect(M).toHaveBeenCalledTimes(1);
});

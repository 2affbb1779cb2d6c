import { LABEL_SIZES, type LabelSize } from '@tawseel/contract/facts/labels';
import { useState } from 'react';

const KEY = 'labelSize';

function stored(): LabelSize {
  const value = localStorage.getItem(KEY);
  return LABEL_SIZES.find((size) => size === value) ?? '4x6';
}

/** The paper of the printer at this browser, remembered. */
export function useLabelSize(): [LabelSize, (size: LabelSize) => void] {
  const [size, setSize] = useState(stored);
  function choose(next: LabelSize) {
    localStorage.setItem(KEY, next);
    setSize(next);
  }
  return [size, choose];
}

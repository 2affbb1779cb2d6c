import { LABEL_SIZES, type LabelSize } from '@tawseel/contract/facts/labels';
import { useState } from 'react';
import { labelsText as text } from '../../texts/en/labels.ts';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';

const KEY = 'labelSize';

function stored(): LabelSize {
  const value = localStorage.getItem(KEY);
  return LABEL_SIZES.find((size) => size === value) ?? '4x6';
}

/** Paper size of this browser's printer, stored here. */
export function useLabelSize(): [LabelSize, (size: LabelSize) => void] {
  const [size, setSize] = useState(stored);
  function choose(next: LabelSize) {
    localStorage.setItem(KEY, next);
    setSize(next);
  }
  return [size, choose];
}

type SizeButtonsProps = { size: LabelSize; onChange: (size: LabelSize) => void };

/** Choice of the paper in the printer. */
export function SizeButtons({ size, onChange }: SizeButtonsProps) {
  return (
    <FilterButtons
      label={text.size}
      choices={LABEL_SIZES}
      words={text.sizes}
      value={size}
      onChange={onChange}
    />
  );
}

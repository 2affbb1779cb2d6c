import { LABEL_SIZES, type LabelSize } from '@tawseel/contract/facts/labels';
import { labelsText as text } from '../../texts/en/labels.ts';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';

type SizeButtonsProps = { size: LabelSize; onChange: (size: LabelSize) => void };

/** Which paper is in the printer. */
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

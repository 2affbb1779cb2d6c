import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { Form } from '../../../api/form.ts';
import { quoteText as text } from '../../../texts/en/charges.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FilterButtons } from '../../../ui/fields/filter-buttons.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';

/** Form values that a price depends on, besides places and sender. */
export type ParcelFigures = {
  orderWeight: string;
  'parcelSize.length': string;
  'parcelSize.width': string;
  'parcelSize.height': string;
  deliveryType: DeliveryType;
  additionalServices: boolean;
};

type FiguresForm = Pick<Form<ParcelFigures>, 'values' | 'set' | 'field'>;

const MODES = ['normal', 'urgent'] as const;
const FIGURES = [
  { name: 'orderWeight', label: 'weight', step: 0.1 },
  { name: 'parcelSize.length', label: 'length', step: 1 },
  { name: 'parcelSize.width', label: 'width', step: 1 },
  { name: 'parcelSize.height', label: 'height', step: 1 },
] as const;

/** Weight and sides. */
export function FigureFields({ form }: { form: Pick<FiguresForm, 'field'> }) {
  return FIGURES.map(({ name, label, step }) => (
    <NumberField key={name} label={text[label]} required step={step} {...form.field(name)} />
  ));
}

/** Delivery mode and packing. */
export function ServiceFields({ form: { values, set } }: { form: Pick<FiguresForm, 'values' | 'set'> }) {
  return (
    <>
      <FilterButtons
        label={text.mode}
        choices={MODES}
        words={text.modes}
        value={values.deliveryType}
        onChange={(mode) => set('deliveryType', mode)}
      />
      <Checkbox
        label={text.packing}
        checked={values.additionalServices}
        onChange={(on) => set('additionalServices', on)}
      />
    </>
  );
}

import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { useDeferredValue, useMemo } from 'react';
import { quoteText } from '../../../texts/en/charges.ts';
import { areaText as text } from '../../../texts/en/order-editing.ts';
import { cityOptions, showCity, showWord } from '../../../texts/words.ts';
import { type Advice, AreaBox, NO_ADVICE } from './area-box.tsx';
import { foundPlace } from './quote-form.ts';

function adviceOn(known: readonly NamedArea[], typed: string): Advice {
  if (typed.trim() === '') return NO_ADVICE;
  const { city, area, near } = foundPlace(known, typed);
  if (area) return { message: text.place(showCity(city), showWord('area', area.name)), areas: [] };
  if (near.length > 0) return { message: text.meant, areas: near };
  return city ? NO_ADVICE : { message: text.noPlace, areas: [] };
}

type PlaceFieldProps = {
  label: string;
  known: readonly NamedArea[];
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** Returns the text of a place for typing. */
function textOf({ city, name }: NamedArea): string {
  return text.inCity(showWord('area', name), showCity(city));
}

/** An emirate or an area in one field: 'Al Ain' is found in Abu Dhabi. */
export function PlaceField({ known, error, ...field }: PlaceFieldProps) {
  const { value, onChange } = field;
  const sought = useDeferredValue(value);
  const advice = useMemo(() => adviceOn(known, sought), [known, sought]);
  const offered = useMemo(
    () =>
      [...cityOptions().map(({ label }) => label), ...known.map(textOf)].map((place) => ({
        value: place,
      })),
    [known],
  );
  return (
    <AreaBox
      {...field}
      required
      placeholder={quoteText.placeHint}
      error={error}
      offered={offered}
      // The error has the same text if there are no suggestions.
      advice={error !== undefined && advice.areas.length === 0 ? NO_ADVICE : advice}
      onChoose={(area) => onChange(textOf(area))}
    />
  );
}

import { findArea, type NamedArea } from '@tawseel/contract/facts/area-names';
import { cityFromText } from '@tawseel/contract/facts/emirates';
import { isZoneCity, OTHERS } from '@tawseel/contract/facts/zones';
import { useDeferredValue, useMemo } from 'react';
import { areaText as text } from '../../../texts/en/order-editing.ts';
import { showCity, showWord } from '../../../texts/words.ts';
import { type Advice, AreaBox, NO_ADVICE } from './area-box.tsx';
import { useKnownAreas } from './use-known-areas.ts';

function adviceOn(known: readonly NamedArea[] | undefined, city: string, typed: string): Advice {
  const sought = typed.trim();
  const isNone = sought === '' || sought === OTHERS || cityFromText(sought) === city;
  if (!known || city === '' || isNone) return NO_ADVICE;
  const { area, near } = findArea(known, { city, text: sought });
  if (area?.name === sought) return NO_ADVICE;
  if (area) return { message: text.knownAs, areas: [area] };
  return { message: text.unknown(showCity(city)), areas: near };
}

/** Returns the areas of an emirate; in rate zones also the one for all others. */
function areasOf(known: readonly NamedArea[] = [], city: string) {
  const names = known.filter((area) => area.city === city).map(({ name }) => name);
  const all = isZoneCity(city) ? [...names, OTHERS] : names;
  return all.map((value) => ({ value, label: showWord('area', value) }));
}

type AreaFieldProps = {
  label: string;
  city: string;
  value: string;
  error: string | undefined;
  onChange: (area: string) => void;
  /** Called with a suggested area, which may be of another emirate. */
  onChoose: (area: NamedArea) => void;
};

/** Field of an area: suggests by any of its names, and stores the typed text if none is chosen. */
export function AreaField({ city, value, ...field }: AreaFieldProps) {
  const known = useKnownAreas();
  const sought = useDeferredValue(value);
  const advice = useMemo(() => adviceOn(known, city, sought), [known, city, sought]);
  const offered = useMemo(() => areasOf(known, city), [known, city]);
  return (
    <AreaBox {...field} value={value} city={city} offered={offered} advice={advice} disabled={city === ''} />
  );
}

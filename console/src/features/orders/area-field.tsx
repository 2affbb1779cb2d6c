import { findArea, type NamedArea } from '@tawseel/contract/facts/area-names';
import { cityFromText } from '@tawseel/contract/facts/emirates';
import { isZoneCity, OTHERS } from '@tawseel/contract/facts/zones';
import { useDeferredValue, useId, useMemo } from 'react';
import { areaText as text } from '../../texts/order-editing.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { TextField } from '../../ui/form-fields.tsx';
import { AreaOffers } from './area-offers.tsx';
import { useKnownAreas } from './use-known-areas.ts';

/** What is said of an area as it is typed, and the areas that may be meant. */
function adviceOn(known: readonly NamedArea[] | undefined, city: string, typed: string) {
  const sought = typed.trim();
  const isNone = sought === '' || sought === OTHERS || cityFromText(sought) === city;
  if (!known || city === '' || isNone) return { said: undefined, areas: [] };
  const { area, near } = findArea(known, { city, text: sought });
  if (area?.name === sought) return { said: undefined, areas: [] };
  if (area) return { said: text.knownAs, areas: [area] };
  return { said: text.unknown(showCity(city)), areas: near };
}

type AreaFieldProps = {
  label: string;
  city: string;
  value: string;
  error: string | undefined;
  onChange: (area: string) => void;
  /** An area that was offered, of another emirate too. */
  onChoose: (area: NamedArea) => void;
};

/** The area of an address: suggested by any of its names, and stored as it is typed where none is chosen. */
export function AreaField({ label, city, value, error, onChange, onChoose }: AreaFieldProps) {
  const listId = useId();
  const known = useKnownAreas();
  const sought = useDeferredValue(value);
  const advice = useMemo(() => adviceOn(known, city, sought), [known, city, sought]);
  const names = known?.filter((area) => area.city === city).map(({ name }) => name) ?? [];
  return (
    <div>
      <TextField
        label={label}
        list={listId}
        autoComplete="off"
        disabled={city === ''}
        value={value}
        error={error}
        onChange={onChange}
      />
      <datalist id={listId}>
        {[...names, ...(isZoneCity(city) ? [OTHERS] : [])].map((name) => (
          <option key={name} value={name}>
            {showWord('area', name)}
          </option>
        ))}
      </datalist>
      <AreaOffers {...advice} city={city} onChoose={onChoose} />
    </div>
  );
}

import { type NamedArea, placeText } from '@tawseel/contract/facts/area-names';
import { useDeferredValue, useId, useMemo } from 'react';
import { quoteText } from '../../texts/charges.ts';
import { areaText as text } from '../../texts/order-editing.ts';
import { cityOptions, showCity, showWord } from '../../texts/words.ts';
import { TextField } from '../../ui/form-fields.tsx';
import { AreaOffers } from './area-offers.tsx';
import { placeOf } from './quote-form.ts';

/** How many areas the browser is given to offer. */
const MOST_OFFERED = 20;

/** What is said of a place as it is typed, and the areas that may be meant. */
function adviceOn(known: readonly NamedArea[], typed: string) {
  if (typed.trim() === '') return { said: undefined, areas: [] };
  const { city, area, near } = placeOf(known, typed);
  if (area) return { said: text.place(showCity(city), showWord('area', area.name)), areas: [] };
  if (near.length > 0) return { said: text.meant, areas: near };
  return { said: city ? undefined : text.noPlace, areas: [] };
}

type PlaceFieldProps = {
  label: string;
  known: readonly NamedArea[];
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** An emirate or an area in one field: 'Al Ain' is found in Abu Dhabi. */
export function PlaceField({ label, known, value, error, onChange }: PlaceFieldProps) {
  const listId = useId();
  const sought = useDeferredValue(value);
  const advice = useMemo(() => adviceOn(known, sought), [known, sought]);
  const offered = useMemo(() => {
    const wanted = sought.trim().toLowerCase();
    const areas = known.map((area) => placeText(area));
    const places = [...cityOptions().map((city) => city.label), ...areas];
    return wanted === ''
      ? places.slice(0, MOST_OFFERED)
      : places.filter((one) => one.toLowerCase().includes(wanted)).slice(0, MOST_OFFERED);
  }, [known, sought]);
  return (
    <div>
      <TextField
        label={label}
        required
        list={listId}
        autoComplete="off"
        placeholder={quoteText.placeHint}
        value={value}
        error={error}
        onChange={onChange}
      />
      <datalist id={listId}>
        {offered.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <AreaOffers {...advice} onChoose={(area) => onChange(placeText(area))} />
    </div>
  );
}

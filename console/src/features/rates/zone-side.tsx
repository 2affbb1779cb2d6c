import { ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import type { Form } from '../../api/form.ts';
import { zoneRatesText as text } from '../../texts/en/rates.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { CheckboxList } from '../../ui/fields/checkbox-list.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './rates.module.css';
import { areaOptions, SIDES, type Side, type ZoneForm } from './zone-form.ts';

const WORDS = {
  from: { legend: 'fromSide', city: 'fromCity', zone: 'fromZone', areas: 'fromAreas' },
  to: { legend: 'toSide', city: 'toCity', zone: 'toZone', areas: 'toAreas' },
} as const;

type ZoneSideProps = {
  side: Side;
  form: Form<ZoneForm>;
  /** True if the route cannot be changed. */
  fixed: boolean;
  /** Areas of the route's rate, if known; the console may not list them all. */
  knownAreas: readonly string[] | undefined;
};

function choicesOf(known: readonly string[], current: string, shown: (word: string) => string) {
  const all = current === '' || known.includes(current) ? known : [...known, current];
  return all.map((value) => ({ value, label: shown(value) }));
}

/** One end of a zone rate: its city, its zone, the areas it covers there. */
export function ZoneSide({ side, form, fixed, knownAreas }: ZoneSideProps) {
  const { city, zone, areas } = SIDES[side];
  const { values, problems, set } = form;

  function choose(name: typeof city | typeof zone, value: string) {
    set(name, value);
    set(areas, []);
  }

  return (
    <fieldset className="stack packed gap-1-half">
      <legend className="visually-hidden">{text[WORDS[side].legend]}</legend>
      <div className={styles.sideFields}>
        <Select
          label={text[WORDS[side].city]}
          required
          placeholder={text.chooseCity}
          options={choicesOf(ZONE_CITIES, values[city], showCity)}
          value={values[city]}
          disabled={fixed}
          error={problems[city]}
          onChange={(value) => choose(city, value)}
        />
        <Select
          label={text[WORDS[side].zone]}
          required
          placeholder={text.chooseZone}
          options={choicesOf(ZONES, values[zone], (word) => showWord('zone', word))}
          value={values[zone]}
          disabled={fixed}
          error={problems[zone]}
          onChange={(value) => choose(zone, value)}
        />
      </div>
      <CheckboxList
        legend={text[WORDS[side].areas]}
        options={areaOptions(values, side, knownAreas)}
        labelOf={(area) => showWord('area', area)}
        value={values[areas]}
        error={problems[areas]}
        empty={<p className={styles.areasEmpty}>{text.areasEmpty}</p>}
        onChange={(value) => set(areas, value)}
      />
    </fieldset>
  );
}

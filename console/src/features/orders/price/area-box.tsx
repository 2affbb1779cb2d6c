import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { useId, useRef, useState } from 'react';
import { areaText as text } from '../../../texts/en/order-editing.ts';
import { showCity, showWord } from '../../../texts/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type FieldProps, TextField } from '../../../ui/fields/form-fields.tsx';
import suggest from '../../../ui/fields/suggest.module.css';
import styles from './area-box.module.css';

/** Advice about a typed area, and the areas that it may mean. */
export type Advice = { message: string | undefined; areas: readonly NamedArea[] };

export const NO_ADVICE: Advice = { message: undefined, areas: [] };

interface AreaBoxProps extends FieldProps {
  /** Completions of the browser; `label` if the shown text differs. */
  offered: readonly { value: string; label?: string }[];
  advice: Advice;
  /** Emirate whose areas are shown without its name. */
  city?: string;
  placeholder?: string;
  disabled?: boolean;
  value: string;
  onChange: (typed: string) => void;
  onChoose: (area: NamedArea) => void;
}

/**
 * Text field of an area, with advice and possible areas below. Tab moves to the next field at once; from there the
 * areas are one step back.
 */
export function AreaBox({ offered, advice, city, onChoose, ...field }: AreaBoxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);

  function choose(area: NamedArea) {
    onChoose(area);
    box.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={box}>
      <TextField
        {...field}
        description={field.disabled && text.cityFirst}
        list={listId}
        className={suggest.suggest}
        autoComplete="off"
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <datalist id={listId}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <div className={styles.offers}>
        <p aria-live="polite" className={styles.advice}>
          {advice.message}
        </p>
        {advice.areas.map((area) => {
          const name = showWord('area', area.name);
          return (
            <Button
              key={`${area.city} ${area.name}`}
              small
              tabIndex={isTyping ? -1 : 0}
              onClick={() => choose(area)}
            >
              {area.city === city ? name : text.inCity(name, showCity(area.city))}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

import {
  BRAND_COLOUR_NAMES,
  BRAND_COLOURS,
  type BrandColour,
  ON_COLOUR,
  OWN_COLOUR,
} from '@tawseel/contract/facts/brand-colours';
import { type CSSProperties, useContext, useId } from 'react';
import { commonText } from '../../texts/en/common.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { Refusal } from '../../ui/display/refusal.tsx';
import { Sending } from '../../ui/fields/sending.ts';
import styles from './colour-field.module.css';

type ColourFieldProps = {
  value: BrandColour | undefined;
  error: string | undefined;
  onChange: (colour: BrandColour) => void;
  /** Name of the business, for the preview. */
  name: string;
};

/** Returns the variables of a colour, for light and dark pages. */
function inColour(colour: BrandColour): CSSProperties {
  const { light, dark } = BRAND_COLOURS[colour];
  const variables = {
    '--brand': light,
    '--on-brand': ON_COLOUR.light,
    '--brand-action': `light-dark(${light}, ${dark})`,
    '--on-brand-action': `light-dark(${ON_COLOUR.light}, ${ON_COLOUR.dark})`,
  };
  return variables as CSSProperties;
}

/** Choice of the colour of the business, with a preview of the page that receivers open. */
export function ColourField({ value = OWN_COLOUR, error, onChange, name }: ColourFieldProps) {
  const id = useId();
  const isSending = useContext(Sending);
  return (
    <fieldset
      className="stack gap-1 narrow one-column above"
      aria-describedby={error ? `${id}-about ${id}-error` : `${id}-about`}
    >
      <legend className="text-13 medium legend">{text.colour}</legend>
      <div className={styles.choices}>
        {BRAND_COLOUR_NAMES.map((colour) => (
          <label key={colour} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.swatch}
              style={inColour(colour)}
              checked={colour === value}
              onChange={() => isSending || onChange(colour)}
            />
            {text.colours[colour]}
          </label>
        ))}
      </div>
      <div className={styles.sample} style={inColour(value)} role="img" aria-label={text.sample}>
        <p className={styles.band}>
          <bdi>{name || commonText.product}</bdi>
        </p>
        <div className={styles.page}>
          <strong>{text.sampleParcel}</strong>
          <span className={styles.steps} />
          <span className={styles.button}>{text.sampleButton}</span>
        </div>
      </div>
      <p className="faint" id={`${id}-about`}>
        {text.colourHint}
      </p>
      {error && (
        <Refusal id={`${id}-error`} className="bad quiet" role="alert">
          {error}
        </Refusal>
      )}
    </fieldset>
  );
}

import { cityLabel } from '@tawseel/contract/facts/emirates';
import { useState } from 'react';
import { ratesText as text } from '../../texts/rates.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { type CityRate, rateFromText, rateProblem } from './city-rates.ts';
import styles from './rates.module.css';

type RateFieldProps = {
  route: CityRate;
  /** What is typed and not saved yet; undefined while nothing is. */
  draft: string | undefined;
  placeholder: string | undefined;
  onType: (typed: string) => void;
  onSave: (rate: number) => Promise<void>;
};

/** The rate of one route: its destination, its box, its Save. */
export function RateField({ route, draft, placeholder, onType, onSave }: RateFieldProps) {
  const [busy, setBusy] = useState(false);
  const from = cityLabel(route.fromCity);
  const to = cityLabel(route.toCity);
  const rate = draft === undefined ? route.rate : rateFromText(draft);
  const problem = rateProblem(rate);

  async function save() {
    if (rate === undefined || problem) return;
    setBusy(true);
    await onSave(rate);
    setBusy(false);
  }

  return (
    <li>
      <form
        className={styles.route}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <span className={styles.to} aria-hidden="true">
          {text.to(to)}
        </span>
        <NumberField
          label={text.rateLabel(from, to)}
          hideLabel
          unit={text.aed}
          value={draft ?? route.rate?.toString() ?? ''}
          placeholder={placeholder}
          error={problem}
          onChange={onType}
        />
        <Button
          type="submit"
          variant={draft === undefined ? 'secondary' : 'primary'}
          busy={busy}
          disabled={rate === undefined}
          aria-label={text.saveLabel(from, to)}
        >
          {text.save}
        </Button>
      </form>
    </li>
  );
}

import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { useState } from 'react';
import type { RefusalHandler } from '../../api/action.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { rateProblem } from './city-rates.ts';
import styles from './rates.module.css';
import { useRefusal } from './use-refusal.ts';

type BulkBoxProps = {
  label: string;
  /** True next to a heading that already tells its purpose. */
  hideLabel?: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Resolves to true on success, which empties the box. */
  onUpdate: (rate: number, refused: RefusalHandler) => Promise<boolean>;
};

/** Bulk update of many rates to one price; without a price the button does nothing. */
export function BulkBox({ label, hideLabel = false, typed, onType, onUpdate }: BulkBoxProps) {
  const [busy, setBusy] = useState(false);
  const rate = numberFromText(typed);
  const problem = rateProblem(rate);
  const { refusal, onRefused } = useRefusal(typed);

  async function update() {
    if (rate === undefined || problem) return;
    setBusy(true);
    if (await onUpdate(rate, onRefused)) onType('');
    setBusy(false);
  }

  return (
    <form
      className={hideLabel ? styles.bulkInline : styles.bulk}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void update();
      }}
    >
      <NumberField
        label={label}
        hideLabel={hideLabel}
        placeholder={hideLabel ? text.bulkHint : undefined}
        unit={text.aed}
        value={typed}
        error={problem ?? refusal}
        readOnly={busy}
        onChange={onType}
      />
      <Button type="submit" busy={busy}>
        {text.updateAll}
      </Button>
    </form>
  );
}

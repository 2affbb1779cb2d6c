import { IconTrash } from '@tabler/icons-react';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { useRef, useState } from 'react';
import type { RefusalHandler } from '../../api/action.ts';
import { hasFeature } from '../../api/host.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { showCity } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { Charged } from './charged.ts';
import { type CityRate, rateProblem } from './city-rates.ts';
import styles from './rates.module.css';
import { useRefusal } from './use-refusal.ts';

type RateFieldProps = {
  route: CityRate;
  /** Unsaved text; undefined without any. */
  draft: string | undefined;
  charged: Charged;
  /** True if a rate below 0 becomes 0 when the box is left or saved. */
  clamps: boolean;
  onType: (typed: string) => void;
  /** Absent if rates cannot be changed. */
  onSave: ((rate: number, refused: RefusalHandler) => Promise<void>) | undefined;
  /** Absent if rates cannot be removed. */
  onRemove?: (() => Promise<boolean>) | undefined;
};

/** The rate of one route: its destination, its box, its Save. */
export function RateField({ route, draft, charged, clamps, onType, onSave, onRemove }: RateFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'save' | 'remove'>();
  const from = showCity(route.fromCity);
  const to = showCity(route.toCity);
  const typed = draft === undefined ? route.rate : numberFromText(draft);
  const isBelow = clamps && typed !== undefined && typed < 0;
  const rate = isBelow ? 0 : typed;
  const problem = draft === undefined ? undefined : rateProblem(rate);
  const { refusal, onRefused } = useRefusal(draft);
  const isStarting = route.starting && hasFeature('tawseel');
  const about = [isStarting && text.startingPrice, charged.about].filter(Boolean).join(' ');

  async function save() {
    if (rate === undefined || problem || !onSave) return;
    setBusy('save');
    await onSave(rate, onRefused);
    setBusy(undefined);
  }

  async function remove() {
    setBusy('remove');
    const removed = await onRemove?.();
    setBusy(undefined);
    // Its button goes with the rate, and the window takes the focus back in the frame of that: ours comes after it.
    if (removed) requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  return (
    <li>
      <form
        ref={form}
        className={classNames(styles.route, onRemove && styles.removable)}
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
          className={styles.box}
          unit={text.aed}
          value={draft ?? route.rate?.toString() ?? ''}
          placeholder={charged.hint}
          description={about}
          error={problem ?? refusal}
          readOnly={!onSave || busy === 'save'}
          onChange={onType}
          onBlur={() => isBelow && onType('0')}
        />
        {onSave && (
          <Button
            type="submit"
            variant={draft === undefined ? 'secondary' : 'primary'}
            busy={busy === 'save'}
            disabled={rate === undefined || problem !== undefined}
            aria-label={text.saveLabel(from, to)}
          >
            {text.save}
          </Button>
        )}
        {onRemove && route.rate !== undefined && (
          <IconButton
            label={text.removeLabel(from, to)}
            hint={text.remove}
            icon={<IconTrash aria-hidden="true" />}
            danger
            className={styles.remove}
            busy={busy === 'remove'}
            onClick={() => void remove()}
          />
        )}
      </form>
    </li>
  );
}

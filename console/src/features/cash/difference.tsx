import { isPaidInCoins } from '@tawseel/contract/facts/cash';
import type { Field, Form } from '../../api/form.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import styles from './cash.module.css';
import { differenceBetween, differenceText } from './count-form.ts';

/** True for a difference in AED below the smallest coin, which needs no reason. */
function isWithinACoin(difference: number): boolean {
  return isPaidInCoins(0, Math.round(difference * 100));
}

/** Difference between what was counted and what is expected; `isExplained` reports a missing reason at its field. */
export function useDifference(
  form: Pick<Form<{ reason: string }>, 'values' | 'report'>,
  counted: number,
  expected: number,
) {
  const value = differenceBetween(counted, expected);
  function isExplained(): boolean {
    if (isWithinACoin(value) || form.values.reason.trim() !== '') return true;
    form.report({ reason: text.reasonMissing(differenceText(value)) });
    return false;
  }
  return { value, isExplained };
}

/** The difference in words, and its reason. */
export function Difference({ difference, reason }: { difference: number; reason: Field<string> }) {
  return (
    <>
      <p className={styles.difference} role="status">
        <span>{text.difference}</span>
        <span>{differenceText(difference)}</span>
      </p>
      <TextField label={text.reason} required={!isWithinACoin(difference)} autoComplete="off" {...reason} />
    </>
  );
}

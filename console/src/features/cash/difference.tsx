import type { Field, Form } from '../../api/form.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import styles from './cash.module.css';
import { differenceBetween, differenceText } from './count-form.ts';

/** Difference between what was counted and what is expected; `isExplained` reports a missing reason at its field. */
export function useDifference(
  form: Pick<Form<{ reason: string }>, 'values' | 'report'>,
  counted: number,
  expected: number,
) {
  const value = differenceBetween(counted, expected);
  function isExplained(): boolean {
    if (value === 0 || form.values.reason.trim() !== '') return true;
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
      <TextField label={text.reason} required={difference !== 0} autoComplete="off" {...reason} />
    </>
  );
}

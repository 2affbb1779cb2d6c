import { splitDifference } from '@tawseel/contract/facts/cash';
import { type ReactNode, useState } from 'react';
import type { Form } from '../../api/form.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/dialog/form-dialog.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { showMoney } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './cash.module.css';
import { differenceBetween, differenceText, inFils, type TypedPieces } from './count-form.ts';
import { PiecesFields } from './pieces-fields.tsx';

type CountingForm = Form<{ pieces: TypedPieces; reason: string }>;

/** Returns true for a difference in AED that is more than rounding to coins. */
function needsReason(difference: number | undefined, expected: number | undefined): boolean {
  if (difference === undefined || expected === undefined) return false;
  return splitDifference(inFils(difference)).person !== 0;
}

/**
 * Difference between what was counted and what is expected, undefined until that is known; `isExplained` reports a
 * missing reason at its field.
 */
export function useDifference(
  form: Pick<CountingForm, 'values' | 'report'>,
  counted: number,
  expected: number | undefined,
) {
  const value = expected === undefined ? undefined : differenceBetween(counted, expected);
  function isExplained(): boolean {
    if (value === undefined) return false;
    if (!needsReason(value, expected) || form.values.reason.trim() !== '') return true;
    form.report({ reason: text.reasonMissing(differenceText(value)) });
    return false;
  }
  return { value, isExplained };
}

/**
 * Returns the newest value or, while `isKept`, the one before: until a count is settled its window shows the total that
 * was sent, because a repeat has to be the same request.
 */
export function useKept<T>(newest: T, isKept: boolean): T {
  const [kept, setKept] = useState(newest);
  if (!isKept && kept !== newest) setKept(newest);
  return isKept ? kept : newest;
}

type CountingProps = Pick<
  FormDialogProps,
  'open' | 'onClose' | 'title' | 'onSubmit' | 'yes' | 'busy' | 'disabled'
> & {
  form: Pick<CountingForm, 'ref' | 'problems' | 'field' | 'dirty'>;
  /** Total in AED that is expected; undefined until it is known. */
  expected: number | undefined;
  /** Parts of the total. */
  parts?: readonly Definition[];
  about?: ReactNode;
  difference: number | undefined;
  /** True to show what is expected only once the pieces are counted. */
  isBlind: boolean | undefined;
  /** Further fields. */
  children: ReactNode;
};

function shownDifference(difference: number | undefined): string {
  return difference === undefined ? showMoney(difference) : differenceText(difference);
}

/** Window of a count: what is expected, the pieces, further fields, and the difference in words with its reason. */
export function Counting({
  form,
  expected,
  parts = [],
  about,
  difference,
  isBlind = false,
  children,
  ...dialog
}: CountingProps) {
  const [isCounted, setCounted] = useState(false);
  const isHidden = isBlind && !isCounted;
  // An empty form would begin with all of it as missing.
  const isEmpty = !form.dirty && expected !== 0;
  const blind = isHidden && { onSubmit: () => setCounted(true), yes: text.compare };
  return (
    <FormDialog {...dialog} {...blind} isDirty={form.dirty} size="large">
      <div ref={form.ref} className="stack">
        {form.problems.total && <Notice>{form.problems.total}</Notice>}
        {isHidden ? (
          <p className="quiet">{text.blind}</p>
        ) : (
          <DefinitionList
            items={[{ label: text.expected, value: <strong>{showMoney(expected)}</strong> }, ...parts]}
          />
        )}
        {isBlind && isCounted && (
          <Button small onClick={() => setCounted(false)}>
            {text.countAgain}
          </Button>
        )}
        {about}
        <div className={styles.counting}>
          <PiecesFields {...form.field('pieces')} problems={form.problems} disabled={isBlind && isCounted} />
          <div className="stack">
            {children}
            {!isHidden && (
              <p className={styles.difference} role="status">
                <span>{text.difference}</span>
                <span>{isEmpty ? text.notCounted : shownDifference(difference)}</span>
              </p>
            )}
            <TextField
              label={text.reason}
              required={!isHidden && !isEmpty && needsReason(difference, expected)}
              autoComplete="off"
              {...form.field('reason')}
            />
          </div>
        </div>
      </div>
    </FormDialog>
  );
}

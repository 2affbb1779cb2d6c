import { cash } from '@tawseel/contract/cash';
import { splitDifference } from '@tawseel/contract/facts/cash';
import { type ReactNode, useState } from 'react';
import type { Form } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { FormDialog, type FormDialogProps } from '../../ui/dialog/form-dialog.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { showMoney } from '../../ui/format.ts';
import { inFils } from '../../ui/money.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './cash.module.css';
import { differenceBetween, differenceText, type TypedPieces } from './count-form.ts';
import { PiecesFields } from './pieces-fields.tsx';

type CountingForm = Form<{ pieces: TypedPieces; reason: string }>;

/** Returns true for a difference in AED that is more than rounding to coins. */
function needsReason(difference: number | undefined): boolean {
  return difference !== undefined && splitDifference(inFils(difference)).person !== 0;
}

/** Amounts in AED; what is expected is undefined until it is known. */
type Amounts = {
  expected: number | undefined;
  counted: number;
  /** Amount that drivers paid out of it. */
  spent?: number;
  /** True if the user counts without seeing what is expected. */
  isBlind?: boolean | undefined;
};

/**
 * Difference between what was counted and spent and what is expected, undefined until that is known, and in words;
 * `isExplained` reports a missing reason at its field. The server says whether a blind count differs.
 */
export function useDifference(
  form: Pick<CountingForm, 'values' | 'report'>,
  { expected, counted, spent = 0, isBlind = false }: Amounts,
) {
  const value =
    expected === undefined ? undefined : differenceBetween(counted, differenceBetween(expected, spent));
  const shown = value === undefined ? showMoney(value) : differenceText({ difference: value, counted });
  function isExplained(): boolean {
    if (value === undefined) return isBlind;
    if (!needsReason(value) || form.values.reason.trim() !== '') return true;
    form.report({ reason: text.reasonMissing(shown) });
    return false;
  }
  return { value, shown, isExplained };
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

export type CountingWindow = {
  open: boolean;
  onClose: () => void;
  /** Called with the number of the count once it is recorded. */
  onDone: (count: number) => void;
};

/** Returns the options of the call that records a count. */
export function countingAction(
  form: Pick<CountingForm, 'report'>,
  failed: string,
  { onClose, onDone }: Pick<CountingWindow, 'onClose' | 'onDone'>,
) {
  return {
    isOneAct: true,
    done: showMessage,
    failed,
    form,
    // Another total: it is read again, and what was counted stays.
    rereads: true,
    after: (reply: { data?: { number?: number | undefined } | undefined } | undefined) => {
      onClose();
      onDone(reply?.data?.number ?? 0);
    },
  };
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
  difference: Pick<ReturnType<typeof useDifference>, 'value' | 'shown'>;
  /** Amount in AED that is shown in place of a difference, and what it is. */
  instead?: { label: string; amount: number } | undefined;
  /** True if what is expected is not shown. */
  isBlind?: boolean | undefined;
  /** Further fields. */
  children?: ReactNode;
};

/** Notice that a supervisor will be asked about a difference, in AED; empty up to the limit of the business. */
function ToConfirm({ difference }: { difference: number }) {
  const { differenceLimit } = useRead(cash.readCashDesk, {}).data ?? {};
  const { person } = splitDifference(inFils(difference));
  if (differenceLimit === undefined || Math.abs(person) <= inFils(differenceLimit)) return null;
  return <Notice>{text.toConfirm(showMoney(differenceLimit))}</Notice>;
}

/** Window of a count: what is expected, the pieces, further fields, and the difference in words with its reason. */
export function Counting({
  form,
  expected,
  parts = [],
  about,
  difference,
  instead,
  isBlind = false,
  children,
  ...dialog
}: CountingProps) {
  // An empty form would begin with all of it as missing.
  const isEmpty = !form.dirty && expected !== 0;
  const shown = isEmpty ? text.notCounted : difference.shown;
  return (
    <FormDialog {...dialog} isDirty={form.dirty} size="large">
      <div ref={form.ref} className="stack">
        {form.problems.total && <Notice>{form.problems.total}</Notice>}
        {isBlind ? (
          <p className="quiet">{text.blind}</p>
        ) : (
          <DefinitionList
            items={[{ label: text.expected, value: <strong>{showMoney(expected)}</strong> }, ...parts]}
          />
        )}
        {about}
        <div className={styles.counting}>
          <PiecesFields {...form.field('pieces')} problems={form.problems} />
          <div className="stack">
            {children}
            {!isBlind && (
              <p className={styles.difference} role="status">
                <span>{instead?.label ?? text.difference}</span>
                <span>{instead ? showMoney(instead.amount) : shown}</span>
              </p>
            )}
            {!isEmpty && !instead && difference.value !== undefined && (
              <ToConfirm difference={difference.value} />
            )}
            <TextField
              label={text.reason}
              required={!isEmpty && needsReason(difference.value)}
              autoComplete="off"
              {...form.field('reason')}
            />
          </div>
        </div>
      </div>
    </FormDialog>
  );
}

import { cash } from '@tawseel/contract/cash';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { cashText, countingText as text } from '../../texts/en/cash.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { showMoney } from '../../ui/format.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { NO_PIECES, numbersOf, sumOf, type TypedPieces } from './count-form.ts';
import { Counting, type CountingWindow, countingAction, useDifference, useKept } from './counting.tsx';

type ClosingValues = { pieces: TypedPieces; keep: string; reason: string };

/** Request of a closing, without the total that was shown. */
const ClosingForm = z.pipe(
  z.transform(({ pieces, keep, reason }: ClosingValues): unknown => ({
    pieces: numbersOf(pieces),
    ...(keep === '' ? {} : { keep: numberFromText(keep) }),
    reason,
  })),
  z.omit(cash.closeBox.body, { total: true }),
);

/** Counts the user's own box; what is not kept for change goes to the safe. Mounted anew each time it is opened. */
export function CloseBox({ open, onClose, onDone }: CountingWindow) {
  const read = useRead(cash.readCashDesk, {}, { always: true });
  const form = useForm(ClosingForm, { pieces: NO_PIECES, keep: '', reason: '' });
  const close = useAction(cash.closeBox, countingAction(form, text.closeFailed, { onClose, onDone }));
  const total = useKept(read.data?.box, close.isUnsettled);
  const counted = sumOf(form.values.pieces);
  const { isBlind } = read.data ?? {};
  const difference = useDifference(form, { expected: total, counted, isBlind });

  function submit() {
    const body = form.check();
    if (!body) return;
    if ((body.keep ?? 0) > counted) return form.report({ keep: text.keepTooMuch(showMoney(counted)) });
    if (difference.isExplained())
      void close.run({ body: { ...body, ...(total !== undefined && { total }) } });
  }

  return (
    <Counting
      open={open}
      onClose={onClose}
      title={text.close}
      onSubmit={submit}
      yes={text.close}
      busy={close.busy}
      form={form}
      disabled={read.data === undefined}
      expected={total}
      about={
        read.data === undefined &&
        read.error && (
          <FailedState
            title={cashText.loadFailed}
            hint={read.error.message}
            onRetry={() => void read.refetch()}
            busy={read.isFetching}
          />
        )
      }
      difference={difference}
      isBlind={isBlind}
    >
      {!isAdministrator() && (
        <NumberField label={text.keep} description={text.keepHint} unit={text.aed} {...form.field('keep')} />
      )}
    </Counting>
  );
}

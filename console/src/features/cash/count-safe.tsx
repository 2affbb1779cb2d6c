import { cash } from '@tawseel/contract/cash';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { NO_PIECES, numbersOf, sumOf, type TypedPieces } from './count-form.ts';
import { Counting, type CountingWindow, countingAction, useDifference, useKept } from './counting.tsx';
import { type LooseBalance, useCash } from './use-cash.ts';

type SafeValues = { pieces: TypedPieces; reason: string };

/** Request of a count, without the warehouse and the total that was shown. */
const SafeForm = z.pipe(
  z.transform(({ pieces, reason }: SafeValues): unknown => ({ pieces: numbersOf(pieces), reason })),
  z.omit(cash.countSafe.body, { total: true, warehouseId: true }),
);

type CountSafeProps = CountingWindow & {
  /** Balance of the safe; without a warehouse that of the user's own, also before anything was posted to it. */
  safe: Pick<LooseBalance, 'warehouse'>;
};

/** Counts the safe of a warehouse. Mounted anew each time it is opened. */
export function CountSafe({ safe, open, onClose, onDone }: CountSafeProps) {
  const { balances = [] } = useCash().data ?? {};
  const form = useForm(SafeForm, { pieces: NO_PIECES, reason: '' });
  const count = useAction(cash.countSafe, countingAction(form, text.safeFailed, { onClose, onDone }));
  const { _id: warehouseId } = safe.warehouse ?? {};
  const isCounted = ({ kind, warehouse }: LooseBalance) =>
    kind === 'safe' && (warehouseId === undefined || warehouse?._id === warehouseId);
  const total = useKept(balances.find(isCounted)?.amount ?? 0, count.isUnsettled);
  const difference = useDifference(form, sumOf(form.values.pieces), { expected: total });

  function submit() {
    const body = form.check();
    const where = isAdministrator() ? { warehouseId } : {};
    if (body && difference.isExplained()) void count.run({ body: { ...body, ...where, total } });
  }

  return (
    <Counting
      open={open}
      onClose={onClose}
      title={text.countSafe}
      onSubmit={submit}
      yes={text.countSafe}
      busy={count.busy}
      form={form}
      expected={total}
      difference={difference.value}
    />
  );
}

import { cash } from '@tawseel/contract/cash';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { balancesText, countingText as text } from '../../texts/en/cash.ts';
import { NO_PIECES, numbersOf, sumOf, type TypedPieces } from './count-form.ts';
import { Counting, type CountingWindow, countingAction, useDifference, useKept } from './counting.tsx';
import { type LooseBalance, useCash } from './use-cash.ts';
import { WarehouseField } from './warehouse-field.tsx';

type SafeValues = { pieces: TypedPieces; warehouseId: string; reason: string };

/** Request of a count, without the total that was shown. */
const SafeForm = z.pipe(
  z.transform(({ pieces, warehouseId, reason }: SafeValues): unknown => ({
    pieces: numbersOf(pieces),
    ...(isAdministrator() && { warehouseId }),
    reason,
  })),
  z.omit(cash.countSafe.body, { total: true }),
);

type CountSafeProps = CountingWindow & {
  /** Balance of the safe that is counted first; an administrator chooses among all, also those that were empty until now. */
  safe: Pick<LooseBalance, 'warehouse'>;
};

/** Counts the safe of a warehouse. Mounted anew each time it is opened. */
export function CountSafe({ safe, open, onClose, onDone }: CountSafeProps) {
  const { balances = [] } = useCash().data ?? {};
  const blank = { pieces: NO_PIECES, warehouseId: safe.warehouse?._id ?? '', reason: '' };
  const form = useForm(SafeForm, blank);
  const count = useAction(cash.countSafe, countingAction(form, text.safeFailed, { onClose, onDone }));
  const { pieces, warehouseId } = form.values;
  const isCounted = ({ kind, warehouse }: LooseBalance) =>
    kind === 'safe' && (!isAdministrator() || warehouse?._id === warehouseId);
  const isChosen = !isAdministrator() || warehouseId !== '';
  const there = isChosen ? (balances.find(isCounted)?.amount ?? 0) : undefined;
  const total = useKept(there, count.isUnsettled);
  const difference = useDifference(form, { expected: total, counted: sumOf(pieces) });

  function submit() {
    const body = form.check();
    if (body && difference.isExplained())
      void count.run({ body: { ...body, ...(total !== undefined && { total }) } });
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
      difference={difference}
    >
      {isAdministrator() && <WarehouseField label={balancesText.warehouse} name="warehouseId" form={form} />}
    </Counting>
  );
}

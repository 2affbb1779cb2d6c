import { cash } from '@tawseel/contract/cash';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { showMessage } from '../../api/messages.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { NO_PIECES, numbersOf, sumOf, type TypedPieces } from './count-form.ts';
import { Counting, useDifference, useKept } from './counting.tsx';
import { type LooseBalance, useCash } from './use-cash.ts';

type SafeValues = { pieces: TypedPieces; reason: string };

/** Request of a count, without the warehouse and the total that was shown. */
const SafeForm = z.pipe(
  z.transform(({ pieces, reason }: SafeValues): unknown => ({ pieces: numbersOf(pieces), reason })),
  z.omit(cash.countSafe.body, { total: true, warehouseId: true }),
);

type CountSafeProps = {
  /** Balance of the safe. */
  safe: LooseBalance;
  open: boolean;
  onClose: () => void;
  /** Called with the number of the count once it is recorded. */
  onDone: (count: number) => void;
};

/** Counts the safe of a warehouse. Mounted anew each time it is opened. */
export function CountSafe({ safe, open, onClose, onDone }: CountSafeProps) {
  const { balances = [] } = useCash().data ?? {};
  const form = useForm(SafeForm, { pieces: NO_PIECES, reason: '' });
  const count = useAction(cash.countSafe, {
    isOneAct: true,
    done: showMessage,
    failed: text.safeFailed,
    form,
    rereads: true,
    after: (reply) => {
      onClose();
      onDone(reply?.data?.number ?? 0);
    },
  });
  const { amount: listed = 0 } = balances.find(({ no }) => no === safe.no) ?? {};
  const total = useKept(listed, count.isUnsettled);
  const isBlind = false;
  const difference = useDifference(form, sumOf(form.values.pieces), { expected: total, isBlind });
  const warehouseId = safe.warehouse?._id ?? '';

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
      isBlind={isBlind}
    >
      {null}
    </Counting>
  );
}

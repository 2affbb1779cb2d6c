import { cash } from '@tawseel/contract/cash';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { countsText as text } from '../../texts/en/cash.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { show } from '../../ui/format.ts';
import type { LooseCount } from './use-cash.ts';

type ReverseHandInProps = { count: LooseCount; open: boolean; onClose: () => void };

/** Asks why a hand-in is reversed. Mounted anew each time it is opened. */
export function ReverseHandIn({ count: { number = 0 }, open, onClose }: ReverseHandInProps) {
  const form = useForm(cash.reverseHandIn.body, { reason: '' });
  const reverse = useAction(cash.reverseHandIn, {
    done: showMessage,
    failed: text.reverseFailed,
    after: onClose,
    form,
    rereads: true,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => reverse.run({ params: { number }, body })}
      onClose={onClose}
      title={text.reverseTitle(show(number))}
      text={text.reverseText}
      reason={{ label: text.reason, ...form.field('reason') }}
      yes={text.reverseYes}
      busy={reverse.busy}
    />
  );
}

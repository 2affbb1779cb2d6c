import { LONGEST } from '@tawseel/contract/facts/limits';
import { proofs } from '@tawseel/contract/proofs';
import { useAction } from '../../../api/action.ts';
import { useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';

type DropProps = { id: string; kind: string; onDone: () => void };

/** Deletes the file of a proof, with the reason. Remounted each time it is opened. */
function DropForm({ id, kind, onDone, open, onClose }: DropProps & { open: boolean; onClose: () => void }) {
  const form = useForm(proofs.dropProof.body, { reason: '' });
  const drop = useAction(proofs.dropProof, {
    done: showMessage,
    failed: text.dropFailed,
    after: () => {
      onClose();
      onDone();
    },
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => drop.run({ params: { id }, body })}
      onClose={onClose}
      title={text.dropTitle(kind)}
      yes={text.drop}
      busy={drop.busy}
      text={text.dropText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
    />
  );
}

export function DropProof(props: DropProps) {
  const dropping = useOpened<true>();
  return (
    <>
      <Button small onClick={() => dropping.open(true)}>
        {text.drop}
      </Button>
      <Opened of={dropping}>{(frame) => <DropForm {...props} {...frame} />}</Opened>
    </>
  );
}

import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { uiTexts } from '../texts/en/common.ts';
import { Button } from '../ui/buttons/button.tsx';
import { confirm } from '../ui/dialog/confirm.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { FormDialog } from '../ui/dialog/form-dialog.tsx';
import { NamedLines } from '../ui/dialog/named-lines.tsx';
import { PaperDialog } from '../ui/dialog/paper-dialog.tsx';
import { ReasonDialog } from '../ui/dialog/reason-dialog.tsx';
import { SecretDialog } from '../ui/dialog/secret-dialog.tsx';
import { useGuardedClose } from '../ui/dialog/use-guarded-close.ts';
import { TextField } from '../ui/fields/form-fields.tsx';
import { undoToast } from '../ui/toast/undo-toast.tsx';
import { Sample } from './sample.tsx';

const SIZES = ['small', 'medium', 'large'] as const;
type ShownDialog = (typeof SIZES)[number] | 'form' | 'busy' | 'reason' | 'secret' | 'paper';

const DELETES = { title: 'Delete Al Quoz Hub?', text: 'Its orders stay.', yes: 'Delete', danger: true };
const PHRASE = {
  ...DELETES,
  phrase: 'DELETE',
  phraseLabel: 'Type DELETE',
  phraseError: 'That is something else.',
};

/** A page of one sheet, its style in a template. */
function sheet(): Document {
  const page = document.implementation.createHTMLDocument('A sheet');
  const style = page.createElement('template');
  style.content.append('@page{size:a6;margin:0} p{inline-size:105mm;block-size:148mm;background:#fff}');
  page.head.append(style);
  const paper = page.createElement('p');
  paper.textContent = 'What is printed.';
  page.body.append(paper);
  return page;
}

export function Dialogs() {
  const [shown, setShown] = useState<ShownDialog>();
  const [name, setName] = useState('');
  const close = () => setShown(undefined);
  const closeForm = useGuardedClose(shown === 'form' && name !== '', close, uiTexts.unsaved);
  const form = { title: 'Edit a warehouse', yes: 'Save', onSubmit: close };
  return (
    <>
      <Sample of="Dialog in each size, FormDialog (asks once something is typed), busy, ReasonDialog, SecretDialog">
        {[...SIZES, 'form' as const, 'busy' as const, 'reason' as const, 'secret' as const].map((each) => (
          <Button key={each} onClick={() => setShown(each)}>
            {each}
          </Button>
        ))}
      </Sample>
      <Sample of="NamedLines in a question">
        <NamedLines
          lines={Array.from({ length: 14 }, (_, at) => ({
            code: `TWS-${at + 1}`,
            name: 'Layla Al Mansoori',
          }))}
          more={(others) => `and ${others} more`}
        />
      </Sample>
      <Sample of="PaperDialog: a page that is printed">
        <Button onClick={() => setShown('paper')}>Paper</Button>
      </Sample>
      <Sample of="confirm: a question, with danger, with a phrase">
        <Button onClick={() => void confirm({ title: 'Go on?', yes: 'Go on' })}>Question</Button>
        <Button onClick={() => void confirm(DELETES)}>Danger</Button>
        <Button onClick={() => void confirm(PHRASE)}>Phrase</Button>
      </Sample>
      <Sample of="Toasts: success, error, loading, undoToast">
        <Button onClick={() => toast.success('Warehouse saved')}>Success</Button>
        <Button onClick={() => toast.error('Failed to save the warehouse')}>Error</Button>
        <Button onClick={() => toast.loading('Still at it', { duration: 5000 })}>Loading</Button>
        <Button onClick={() => undoToast('Driver deleted', 'Undo', () => undefined)}>Undo</Button>
      </Sample>
      {SIZES.map((size) => (
        <Dialog key={size} open={shown === size} onClose={close} title={`A ${size} dialog`} size={size}>
          <p>What it says.</p>
        </Dialog>
      ))}
      <PaperDialog
        open={shown === 'paper'}
        onClose={close}
        title="Paper"
        print="Print it"
        failed="The paper could not be loaded"
        read={{ data: sheet(), error: null, refetch: () => undefined }}
      />
      <FormDialog {...form} open={shown === 'form'} onClose={closeForm} busy={false}>
        <TextField label="Name" value={name} onChange={setName} />
      </FormDialog>
      <FormDialog {...form} open={shown === 'busy'} onClose={close} busy>
        <TextField label="Name" value={name} onChange={setName} />
      </FormDialog>
      <ReasonDialog
        {...form}
        title="Return it?"
        text="No driver goes there any more."
        yes="Return it"
        open={shown === 'reason'}
        onClose={close}
        busy={false}
        reason={{ label: 'Reason', value: name, onChange: setName }}
        formRef={() => undefined}
      />
      <SecretDialog
        open={shown === 'secret'}
        onClose={close}
        title="A key"
        about="It is shown once."
        label="Key"
        secret="tws_0123456789abcdef"
        question={{ title: 'Close?', text: 'It is not shown again.', yes: 'Close' }}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Dialog } from './dialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

export interface FormDialogProps {
  open: boolean;
  /** True if closing would lose typed input: it asks first. */
  isDirty?: boolean;
  /** Called by Cancel too. */
  onClose: () => void;
  title: ReactNode;
  size?: 'small' | 'medium' | 'large';
  onSubmit: () => void;
  /** Text of the submit button. */
  yes: string;
  busy: boolean;
  /** True while it cannot be sent yet, neither by its button nor by a key. */
  disabled?: boolean | undefined;
  danger?: boolean;
  /** Text instead of Cancel. */
  no?: string | undefined;
  children: ReactNode;
}

/** Modal dialog that is one form, with a button that sends it and one that closes it. */
export function FormDialog({
  isDirty = false,
  onClose,
  onSubmit,
  yes,
  busy,
  disabled = false,
  danger = false,
  no,
  ...dialog
}: FormDialogProps) {
  const texts = useUiTexts();
  const close = useGuardedClose(dialog.open && isDirty, onClose, texts.unsaved);
  return (
    <Dialog
      {...dialog}
      onClose={close}
      onSubmit={() => disabled || onSubmit()}
      busy={busy}
      footer={
        <>
          <Button onClick={close}>{no ?? texts.cancel}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {yes}
          </Button>
        </>
      }
    />
  );
}

import { TextField, type TextFieldProps } from '../fields/form-fields.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export type ReasonDialogProps = Omit<FormDialogProps, 'children' | 'size' | 'danger'> & {
  /** Consequence of the act. */
  text: string;
  reason: TextFieldProps;
  /** Element around the field, to move the focus to a problem. */
  formRef: (element: HTMLElement | null) => void;
};

/** Asks for the reason of something that is not undone lightly. */
export function ReasonDialog({ text, reason, formRef, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog {...dialog} size="small" danger>
      <div ref={formRef} className="stack">
        <p>{text}</p>
        <TextField required autoComplete="off" {...reason} />
      </div>
    </FormDialog>
  );
}

import { TextField, type TextFieldProps } from '../fields/form-fields.tsx';
import { FormWindow, type FormWindowProps } from './form-window.tsx';

export type ReasonDialogProps<Body, Values> = Omit<
  FormWindowProps<Body, Values>,
  'children' | 'size' | 'danger'
> & {
  /** Consequence of the act. */
  text: string;
  reason: TextFieldProps;
};

/** Asks for the reason of something that is not undone lightly. */
export function ReasonDialog<Body, Values>({ text, reason, ...window }: ReasonDialogProps<Body, Values>) {
  return (
    <FormWindow {...window} size="small" danger>
      <p>{text}</p>
      <TextField required autoComplete="off" {...reason} />
    </FormWindow>
  );
}

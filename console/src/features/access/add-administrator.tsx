import { administrators, NewAdministrator } from '@tawseel/contract/administrators';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { accessText, administratorsText as text } from '../../texts/en/access.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';

/** First password of an added administrator, shown once. */
export type FirstPassword = { name: string; email: string; password: string };

type AddAdministratorProps = WindowFrame & {
  onAdded: (added: FirstPassword) => void;
};

/** Dialog that adds an administrator. Remounted each time it is opened. */
export function AddAdministrator({ onAdded, ...frame }: AddAdministratorProps) {
  const form = useForm(NewAdministrator, { name: '', email: '', phone: '' });
  const create = useAction(administrators.createAdministrator, {
    done: (_, { body }) => text.added(body.name),
    failed: text.addFailed,
    after: (reply, { body }) => {
      frame.onClose();
      onAdded({ name: body.name, email: body.email, password: reply?.firstPassword ?? '' });
    },
    form,
  });

  function field(name: 'name' | 'email' | 'phone') {
    return { ...form.field(name), label: accessText[name], autoComplete: 'off' };
  }

  return (
    <FormWindow
      {...frame}
      form={form}
      send={(body) => create.run({ body })}
      title={text.addTitle}
      yes={text.add}
      busy={create.busy}
    >
      <p className="soft">{text.about}</p>
      <TextField {...field('name')} required />
      <TextField {...field('email')} type="email" required />
      <TextField {...field('phone')} type="tel" description={fieldNote(phoneNote(form.values.phone))} />
    </FormWindow>
  );
}

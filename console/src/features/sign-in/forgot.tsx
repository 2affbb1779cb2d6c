import { access } from '@tawseel/contract/access';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { forgotText as text } from '../../texts/en/sign-in.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { PublicForm } from './public-form.tsx';

/** Asks for a link by mail; what is said is the same whether somebody signs in by the email or not. */
export function Forgot() {
  const form = useForm(access.forgotPassword.body, { email: '' });
  return (
    <PublicForm texts={text} form={form} name="email" send={(body) => call(access.forgotPassword, { body })}>
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
    </PublicForm>
  );
}

import { access } from '@tawseel/contract/access';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { forgotText, signInText, resetText as text } from '../../texts/en/sign-in.ts';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import { PublicForm } from './public-form.tsx';

/** Requests a link by mail; the answer is the same whether the email is known or not. */
function Forgot() {
  const form = useForm(access.forgotPassword.body, { email: '' });
  return (
    <PublicForm
      texts={forgotText}
      form={form}
      name="email"
      send={(body) => call(access.forgotPassword, { body })}
    >
      <TextField
        label={forgotText.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
    </PublicForm>
  );
}

/** Sets a password by a link, whose token is in the fragment of the address, which browsers do not send to servers. */
export function Reset() {
  // Messengers add the punctuation behind a link to it.
  const [, token = ''] = /^#([\w-]*)/.exec(useLocation().hash) ?? [];
  return token || !hasFeature('mail') ? <SetPassword key={token} token={token} /> : <Forgot />;
}

function SetPassword({ token }: { token: string }) {
  const form = useForm(access.resetPassword.body, { token, password: '' });
  return (
    <PublicForm
      texts={text}
      form={form}
      name="password"
      send={(body) => call(access.resetPassword, { body })}
      refused={token ? undefined : text.noToken}
      instead={hasFeature('mail') && <Link to={addresses.reset}>{text.askAgain}</Link>}
    >
      <PasswordField
        label={signInText.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
    </PublicForm>
  );
}

import { account, ProfileEdit } from '@tawseel/contract/account';
import type { Profile } from '@tawseel/contract/profile';
import type { FormEvent } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { textsOf } from '../../api/record.ts';
import type { Loose } from '../../api/tolerant.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { profileText as text } from '../../texts/en/profile.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import { Sending } from '../../ui/fields/sending.ts';

type ProfileFormProps = { profile: Loose<Profile>; onClose: () => void };

const FIELDS = ['name', 'email', 'phone', 'address', 'profileImage'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Record<FieldName, string> & { password?: string | undefined };

/** Edits the own profile in place; another email needs the password. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const stored = textsOf(profile, FIELDS);
  const form = useForm<Values, typeof ProfileEdit>(ProfileEdit, stored);
  const save = useAction(account.updateProfile, {
    done: text.saved,
    failed: text.saveFailed,
    after: onClose,
    form,
  });
  const close = useGuardedClose(form.dirty && !save.busy, onClose, uiTexts.unsaved);
  const isMoving = form.values.email.trim().toLowerCase() !== stored.email.toLowerCase();

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (body) void save.run({ body });
  }

  function field(name: FieldName) {
    return { ...form.field(name), label: text[name] };
  }

  return (
    <form ref={form.ref} className="stack gap-3" onSubmit={submit} noValidate>
      <Sending value={save.busy}>
        <div className="columns">
          <TextField {...field('name')} required autoComplete="name" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('address')} autoComplete="off" />
          <TextField {...field('profileImage')} description={text.profileImageHint} autoComplete="off" />
          <TextField {...field('email')} type="email" required autoComplete="email" />
          {isMoving && (
            <PasswordField
              label={text.password}
              description={text.passwordHint}
              required
              autoComplete="current-password"
              value={form.values.password ?? ''}
              error={form.problems.password}
              onChange={(password) => form.set('password', password || undefined)}
            />
          )}
        </div>
      </Sending>
      <div className="row wrap ends stretch">
        <Button onClick={close}>{uiTexts.cancel}</Button>
        <Button type="submit" variant="primary" busy={save.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

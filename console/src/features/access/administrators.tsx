import { IconPlus } from '@tabler/icons-react';
import { access } from '@tawseel/contract/access';
import { administrators, NewAdministrator } from '@tawseel/contract/administrators';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import { endSession } from '../../api/session.ts';
import { accessText, administratorsText as text } from '../../texts/en/access.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Opened, type WindowFrame } from '../../ui/dialog/opened.tsx';
import { SecretDialog, type SecretDialogProps } from '../../ui/dialog/secret-dialog.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../ui/navigation/use-window-link.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { rowKey } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type AdministratorRow, administratorColumns } from './administrator-columns.tsx';

/** Secret that is shown once: a first password or a reset link. */
type Secret = Pick<SecretDialogProps, 'title' | 'about' | 'label' | 'secret'>;

/** Returns the question before a removal; removing oneself needs the own email. */
function removalQuestion({ name, email, isYou }: AdministratorRow) {
  const common = { yes: text.removeYes, danger: true };
  return isYou
    ? {
        ...common,
        title: text.removeYouTitle,
        text: text.removeYouText,
        phrase: show(email),
        phraseLabel: text.removeYouPhrase,
        phraseError: text.removeYouError,
      }
    : { ...common, title: text.removeTitle(show(name)), text: text.removeText(show(name)) };
}

export function Administrators() {
  const read = useRead(administrators.listAdministrators, {});
  const adding = useOpened<true>();
  const secret = useOpened<Secret>();
  useWindowLink('addAdministrator', () => adding.open(true));
  const remove = useAction(administrators.deleteAdministrator, {
    done: text.removed,
    failed: text.removeFailed,
    replaces: administrators.listAdministrators,
  });

  const link = useAction(access.makeAdminResetLink, {
    failed: text.linkFailed,
    after: (reply, { params: { id } }) => {
      const { path = '', expiresAt } = reply?.data ?? {};
      secret.open({
        title: text.linkTitle(show(read.data?.find(({ _id }) => _id === id)?.name)),
        about: text.linkAbout(showTime(expiresAt)),
        label: text.linkLabel,
        secret: location.origin + path,
      });
    },
  });

  async function removeOne(row: AdministratorRow) {
    if (row._id === undefined) return;
    const isGone = await remove.run({ params: { id: row._id } }, removalQuestion(row));
    if (isGone && row.isYou) endSession();
  }

  const columns = administratorColumns({
    onLink: ({ _id }) => _id !== undefined && void link.run({ params: { id: _id } }),
    onRemove: (row) => void removeOne(row),
    linking: link.busy ? link.variables?.params.id : undefined,
    removing: remove.busy ? remove.variables?.params.id : undefined,
  });
  return (
    <>
      <Toolbar>
        <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => adding.open(true)}>
          {text.add}
        </Button>
      </Toolbar>
      <LoadedTable
        read={read}
        rows={read.data}
        failed={uiTexts.notLoaded}
        skeletonRows={3}
        label={text.list}
        columns={columns}
        rowKey={rowKey}
        empty={<EmptyState title={text.empty} />}
      />
      <Opened of={adding}>
        {(frame) => (
          <AddAdministrator
            {...frame}
            onAdded={({ name, email, password }) =>
              secret.open({
                title: text.passwordTitle(name),
                about: text.passwordAbout(email),
                label: text.password,
                secret: password,
              })
            }
          />
        )}
      </Opened>
      <Opened of={secret}>
        {(frame, value) => <SecretDialog {...frame} question={accessText.unkept} {...value} />}
      </Opened>
    </>
  );
}

/** First password of an added administrator, shown once. */
type FirstPassword = { name: string; email: string; password: string };

type AddAdministratorProps = WindowFrame & {
  onAdded: (added: FirstPassword) => void;
};

/** Dialog that adds an administrator. Remounted each time it is opened. */
function AddAdministrator({ onAdded, ...frame }: AddAdministratorProps) {
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

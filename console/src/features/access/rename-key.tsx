import { type ApiKey, apiKeys } from '@tawseel/contract/api-keys';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';

type RenameKeyProps = { apiKey: Loose<ApiKey>; open: boolean; onClose: () => void };

/** Remounted for each key, so that the form begins with it. */
export function RenameKey({ apiKey, open, onClose }: RenameKeyProps) {
  const form = useForm(apiKeys.renameApiKey.body, { name: apiKey.name ?? '' });
  const rename = useAction(apiKeys.renameApiKey, {
    done: text.renamed,
    failed: text.renameFailed,
    after: onClose,
    form,
  });

  function submit() {
    const body = form.check();
    if (body && apiKey._id !== undefined) void rename.run({ params: { id: apiKey._id }, body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.renameTitle(show(apiKey.name))}
      size="small"
      onSubmit={submit}
      yes={text.save}
      busy={rename.busy}
    >
      <div ref={form.ref}>
        <TextField label={accessText.name} required autoComplete="off" {...form.field('name')} />
      </div>
    </FormDialog>
  );
}

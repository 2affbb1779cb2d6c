import { type ApiKey, apiKeys } from '@tawseel/contract/api-keys';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
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

  return (
    <FormWindow
      open={open}
      form={form}
      send={(body) => rename.run({ params: { id: apiKey._id ?? '' }, body })}
      onClose={onClose}
      title={text.renameTitle(show(apiKey.name))}
      size="small"
      yes={text.save}
      busy={rename.busy}
    >
      <TextField label={accessText.name} required autoComplete="off" {...form.field('name')} />
    </FormWindow>
  );
}

import { IconPlus } from '@tabler/icons-react';
import { type ApiKey, apiKeys } from '@tawseel/contract/api-keys';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { SecretDialog } from '../../ui/dialog/secret-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../ui/navigation/use-window-link.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { rowKey } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type KeyRow, keyColumns } from './key-columns.tsx';
import { type CreatedKey, MakeKey } from './make-key.tsx';

export function ApiKeys() {
  const read = useRead(apiKeys.listApiKeys, {});
  const making = useOpened<true>();
  useWindowLink('makeKey', () => making.open(true));
  const made = useOpened<CreatedKey>();
  const renamed = useOpened<KeyRow>();
  const revoke = useAction(apiKeys.revokeApiKey, { done: text.revoked, failed: text.revokeFailed });
  const columns = keyColumns({
    onRename: renamed.open,
    onRevoke: ({ _id, name }) =>
      _id !== undefined &&
      void revoke.run(
        { params: { id: _id } },
        { title: text.revokeTitle(show(name)), text: text.revokeText, yes: text.revokeYes, danger: true },
      ),
    revoking: revoke.busy ? revoke.variables?.params.id : undefined,
  });

  return (
    <>
      <Toolbar>
        <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => making.open(true)}>
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
        empty={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      <Opened of={making}>{(frame) => <MakeKey {...frame} onMade={made.open} />}</Opened>
      <Opened of={renamed}>{(frame, apiKey) => <RenameKey apiKey={apiKey} {...frame} />}</Opened>
      <Opened of={made}>
        {(frame, value) => (
          <SecretDialog
            {...frame}
            title={text.secretTitle(value.name)}
            about={text.secretAbout}
            label={text.secret}
            secret={value.secret}
            question={accessText.unkept}
          />
        )}
      </Opened>
    </>
  );
}

type RenameKeyProps = { apiKey: Loose<ApiKey>; open: boolean; onClose: () => void };

/** Remounted for each key, so that the form begins with it. */
function RenameKey({ apiKey, open, onClose }: RenameKeyProps) {
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

import { IconBan, IconPencil, IconPlus } from '@tabler/icons-react';
import { type ApiKey, apiKeys } from '@tawseel/contract/api-keys';
import { KEY_ROLES } from '@tawseel/contract/facts/roles';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { shellText } from '../../texts/en/shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { SecretDialog } from '../../ui/dialog/secret-dialog.tsx';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../ui/navigation/use-window-link.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { actionsColumn, type RowActions } from '../../ui/table/actions-column.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type CreatedKey, MakeKey } from './make-key.tsx';

type KeyRow = Loose<ApiKey>;

type KeyState = keyof typeof text.states;

const TONES: Record<KeyState, Tone> = { used: 'good', revoked: 'bad', ended: 'neutral', stopped: 'urgent' };

/** Returns the state of a key; the key of a deleted or unActive owner is refused until they are back. */
function stateOf({ revokedAt, expiresAt, owner }: KeyRow, now: number): KeyState {
  if (revokedAt) return 'revoked';
  if (expiresAt && Date.parse(expiresAt) <= now) return 'ended';
  return owner?.isActive === false ? 'stopped' : 'used';
}

function roleName(role: string | undefined): string {
  const known = KEY_ROLES.find((one) => one === role);
  return known ? text.roles[known] : show(role);
}

/** Returns the last day on which a key works: it ends at the first instant of the day after. */
function lastDay(expiresAt: string): string {
  return showDay(new Date(Date.parse(expiresAt) - 1).toISOString());
}

/** Returns the purpose and the owner of a key. */
function kindOf({ role, owner }: KeyRow): string {
  return owner ? text.roleOf(roleName(role), show(owner.name)) : roleName(role);
}

function StateBadge(row: KeyRow) {
  const state = stateOf(row, Date.now());
  const isEnding = state === 'used' && row.expiresAt;
  return (
    <Badge tone={TONES[state]}>{isEnding ? text.untilDay(lastDay(isEnding)) : text.states[state]}</Badge>
  );
}

type KeyActions = {
  onRename: (key: KeyRow) => void;
  onRevoke: (key: KeyRow) => void;
  revoking: string | undefined;
};

function actionsOf(row: KeyRow, { onRename, onRevoke, revoking }: KeyActions): RowActions {
  const name = show(row.name);
  return [
    { Icon: IconPencil, label: text.renameOf(name), hint: text.rename, onClick: () => onRename(row) },
    row.revokedAt
      ? 'place'
      : {
          Icon: IconBan,
          label: text.revokeOf(name),
          hint: text.revoke,
          danger: true,
          busy: revoking !== undefined && revoking === row._id,
          onClick: () => onRevoke(row),
        },
  ];
}

function keyColumns(actions: KeyActions): Column<KeyRow>[] {
  return columnsOf(text, {
    name: { header: accessText.name, cell: ({ name }) => show(name) },
    role: { cell: kindOf },
    made: {
      header: text.madeOn,
      width: 'clamp(6.75rem, 15cqi, 8rem)',
      cell: ({ createdAt }) => showDay(createdAt),
    },
    used: {
      width: 'clamp(6.75rem, 15cqi, 8rem)',
      cell: ({ lastUsedOn }) => (lastUsedOn ? showDay(lastUsedOn) : text.never),
    },
    status: { header: accessText.status, width: 'clamp(8.5rem, 16cqi, 12rem)', cell: StateBadge },
    actions: actionsColumn(shellText.actions, '6.5rem', (row) => actionsOf(row, actions)),
  });
}

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

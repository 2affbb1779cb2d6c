import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Administrator, administrators } from '@tawseel/contract/administrators';
import { useAction } from '../../api/action.ts';
import { useRead } from '../../api/read.ts';
import { endSession } from '../../api/session.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, administratorsText as text } from '../../texts/access.ts';
import { commonText } from '../../texts/common.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { show, showDay } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { rowKey } from '../../ui/row-key.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import styles from './access.module.css';
import { AddAdministrator, type FirstPassword } from './add-administrator.tsx';

type Row = Loose<Administrator>;

/** Oneself goes only by typing the own email. */
function removalQuestion({ name, email, isYou }: Row) {
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

function StatusBadge({ isYou, mustChangePassword }: Row) {
  if (mustChangePassword) return <Badge tone="urgent">{text.pending}</Badge>;
  return isYou ? <Badge tone="action">{text.you}</Badge> : <Badge tone="good">{text.active}</Badge>;
}

function columnsOf(onRemove: (row: Row) => void, removing: string | undefined): Column<Row>[] {
  return [
    {
      key: 'name',
      header: accessText.name,
      cell: ({ name, profileImage }) => (
        <span className={styles.person}>
          <Avatar src={profileImage} name={show(name)} />
          <span className={styles.name}>{show(name)}</span>
        </span>
      ),
    },
    { key: 'email', header: accessText.email, cell: ({ email }) => show(email) },
    {
      key: 'phone',
      header: text.phone,
      width: 'clamp(8.5rem, 16cqi, 12rem)',
      cell: ({ phone }) => show(phone),
    },
    {
      key: 'status',
      header: accessText.status,
      width: 'clamp(7rem, 18cqi, 14rem)',
      cell: StatusBadge,
    },
    {
      key: 'since',
      header: accessText.since,
      width: '7rem',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showDay(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: commonText.actions,
      align: 'actions',
      width: '5.5rem',
      cell: (row) => (
        <IconButton
          label={text.removeOf(show(row.name))}
          hint={text.remove}
          danger
          busy={removing !== undefined && removing === row._id}
          icon={<IconTrash aria-hidden="true" />}
          onClick={() => onRemove(row)}
        />
      ),
    },
  ];
}

export function Administrators() {
  const read = useRead(administrators.listAdministrators, {});
  const adding = useOpened<true>();
  const added = useOpened<FirstPassword>();
  const remove = useAction(administrators.deleteAdministrator, {
    done: text.removed,
    failed: text.removeFailed,
    replaces: administrators.listAdministrators,
  });

  async function removeOne(row: Row) {
    if (row._id === undefined) return;
    const isGone = await remove.run({ params: { id: row._id } }, removalQuestion(row));
    if (isGone && row.isYou) endSession();
  }

  const columns = columnsOf(
    (row) => void removeOne(row),
    remove.busy ? remove.variables?.params.id : undefined,
  );
  return (
    <>
      <Toolbar>
        <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => adding.open(true)}>
          {text.add}
        </Button>
      </Toolbar>
      <Loaded
        read={read}
        data={read.data}
        skeleton={<TableSkeleton columns={columns} rows={3} />}
        failed={commonText.loadFailedTitle}
      >
        {(rows) => (
          <DataTable
            label={text.list}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            empty={<EmptyState title={text.empty} />}
          />
        )}
      </Loaded>
      {adding.value && (
        <AddAdministrator
          key={`add ${adding.key}`}
          open={adding.isOpen}
          onClose={adding.close}
          onAdded={added.open}
        />
      )}
      {added.value && (
        <SecretDialog
          key={`added ${added.key}`}
          open={added.isOpen}
          onClose={added.close}
          title={text.passwordTitle(added.value.name)}
          about={text.passwordAbout(added.value.email)}
          label={text.password}
          secret={added.value.password}
          question={accessText.unkept}
        />
      )}
    </>
  );
}

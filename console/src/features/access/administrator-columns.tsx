import { IconLink, IconTrash } from '@tabler/icons-react';
import { access } from '@tawseel/contract/access';
import type { Administrator } from '@tawseel/contract/administrators';
import { hasCall } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, administratorsText as text } from '../../texts/en/access.ts';
import { shellText } from '../../texts/en/shell.ts';
import { showDay } from '../../ui/dates.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Email } from '../../ui/display/email.tsx';
import { show } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';

export type AdministratorRow = Loose<Administrator>;

function StatusBadge({ isYou, mustChangePassword }: AdministratorRow) {
  if (mustChangePassword) return <Badge tone="urgent">{text.pending}</Badge>;
  return isYou ? <Badge tone="action">{text.you}</Badge> : <Badge tone="good">{text.active}</Badge>;
}

type RowActions = {
  onLink: (row: AdministratorRow) => void;
  onRemove: (row: AdministratorRow) => void;
  /** Id of the administrator whose link is being created. */
  linking: string | undefined;
  removing: string | undefined;
};

function actionsOf(row: AdministratorRow, { onLink, onRemove, linking, removing }: RowActions) {
  const isOf = (id: string | undefined) => id !== undefined && id === row._id;
  return [
    hasCall(access.makeAdminResetLink) && {
      Icon: IconLink,
      label: text.linkOf(show(row.name)),
      hint: text.link,
      busy: isOf(linking),
      onClick: () => onLink(row),
    },
    {
      Icon: IconTrash,
      label: text.removeOf(show(row.name)),
      hint: text.remove,
      danger: true,
      busy: isOf(removing),
      onClick: () => onRemove(row),
    },
  ];
}

export function administratorColumns(actions: RowActions): Column<AdministratorRow>[] {
  return columnsOf(accessText, {
    name: {
      header: text.who,
      shows: 'whole',
      cell: ({ name, email, profileImage }) => (
        <span className="row gap-1-half">
          <Avatar src={profileImage} name={show(name)} />
          <span className="narrow">
            {show(name)}
            <br />
            <span className="soft">
              <Email email={show(email)} />
            </span>
          </span>
        </span>
      ),
    },
    phone: { header: text.phone, width: 'clamp(8.5rem, 16cqi, 12rem)', cell: ({ phone }) => show(phone) },
    status: { width: 'clamp(7rem, 14cqi, 12rem)', cell: StatusBadge },
    since: {
      width: 'clamp(6.75rem, 15cqi, 8rem)',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showDay(createdAt)}</time>,
    },
    actions: actionsColumn(shellText.actions, '6.5rem', (row) => actionsOf(row, actions)),
  });
}

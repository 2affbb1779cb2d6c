import { IconBan, IconPencil } from '@tabler/icons-react';
import type { ApiKey } from '@tawseel/contract/api-keys';
import { KEY_ROLES } from '@tawseel/contract/facts/roles';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { shellText } from '../../texts/en/shell.ts';
import { showDay } from '../../ui/dates.ts';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import { show } from '../../ui/format.ts';
import { actionsColumn, type RowActions } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';

export type KeyRow = Loose<ApiKey>;

type KeyState = keyof typeof text.states;

const TONES: Record<KeyState, Tone> = { used: 'good', revoked: 'bad', ended: 'neutral', stopped: 'urgent' };

/** Returns the state of a key; the key of a deleted or unActive owner is refused until they are back. */
export function stateOf({ revokedAt, expiresAt, owner }: KeyRow, now: number): KeyState {
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

export function keyColumns(actions: KeyActions): Column<KeyRow>[] {
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

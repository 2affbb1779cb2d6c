import { type StaffKind, staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { warehouses } from '@tawseel/contract/warehouses';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { singleWarehouseText as text, warehousesText } from '../../texts/en/warehouses.ts';
import { showWord } from '../../texts/words.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Opened, type WindowFrame } from '../../ui/dialog/opened.tsx';
import { Card } from '../../ui/display/card.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { PersonHead } from '../../ui/display/person-head.tsx';
import { Tabs } from '../../ui/display/tabs.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useSearchParamChoice } from '../../ui/navigation/use-search-param-state.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { PersonCell } from '../../ui/table/person-cell.tsx';
import {
  avatarName,
  type LooseUser,
  listUsers,
  pictureOf,
  shownName,
  UserStatus,
  userFacts,
} from './user-facts.tsx';

type UserDetailsProps = WindowFrame & {
  user: LooseUser;
};

function UserDetails({ user, open, onClose }: UserDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.userDetails}>
      <PersonHead src={pictureOf(user)} name={shownName(user)} initialOf={avatarName(user)}>
        <UserStatus status={user.profileStatus} />
      </PersonHead>
      <DefinitionList items={userFacts(user)} />
    </Dialog>
  );
}

/** Fixed height, so that nothing below moves. */
const HEIGHT = '15rem';

const KINDS = {
  supervisor: { label: 'supervisors', total: 'totalSupervisors' },
  operator: { label: 'operators', total: 'totalOperators' },
  driver: { label: 'drivers', total: 'totalDrivers' },
  cashier: { label: 'cashiers', total: 'totalCashiers' },
} as const satisfies Record<StaffKind, object>;

const userColumns = (): readonly Column<LooseUser>[] =>
  columnsOf(warehousesText, {
    name: {
      cell: (user) => (
        <PersonCell src={pictureOf(user)} initialOf={avatarName(user)}>
          {shownName(user)}
        </PersonCell>
      ),
    },
    email: { width: '36%', cell: (user) => <Email email={show(user.email)} /> },
    role: { header: text.role, width: '16%', cell: (user) => showWord('role', user.role) },
    status: {
      header: text.status,
      width: '8rem',
      cell: (user) => <UserStatus status={user.profileStatus} />,
    },
  });

function UsersTable({ warehouseId, kind }: { warehouseId: string; kind: StaffKind }) {
  const read = useRead(listUsers, { params: { type: kind }, body: { warehouseId } });
  const viewed = useOpened<LooseUser>();
  const label = text[KINDS[kind].label];
  const columns = userColumns();
  return (
    <div style={{ minBlockSize: HEIGHT }}>
      <LoadedTable
        read={read}
        rows={read.data}
        failed={text.usersFailed(label)}
        skeletonRows={4}
        label={label}
        columns={columns}
        rowKey={rowKey}
        height={HEIGHT}
        empty={<EmptyState title={text.noUsers(label)} hint={text.noUsersHint} />}
        onRow={viewed.open}
      />
      <Opened of={viewed}>{(frame, user) => <UserDetails user={user} {...frame} />}</Opened>
    </div>
  );
}

type UsersPanelProps = {
  warehouseId: string;
  /** Buttons for the kind of staff that shows. */
  actionsFor: (kind: StaffKind) => ReactNode;
};

/** A warehouse's staff: four tabs with their totals, a table, a card for each person. */
export function UsersPanel({ warehouseId, actionsFor }: UsersPanelProps) {
  const totals = useRead(warehouses.countWarehouseUsers, { body: { warehouseId } }).data;
  const [kind, setKind] = useSearchParamChoice('users', staffKindNames);
  const tabs = staffKindNames.map((name) => ({
    value: name,
    label: text[KINDS[name].label],
    count: totals?.[KINDS[name].total],
  }));
  return (
    <Card title={text.users} actions={actionsFor(kind)}>
      <Tabs label={text.usersTabs} tabs={tabs} value={kind} onChange={setKind}>
        <UsersTable key={kind} warehouseId={warehouseId} kind={kind} />
      </Tabs>
    </Card>
  );
}

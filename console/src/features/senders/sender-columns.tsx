import { IconArrowBackUp, IconCoins, IconEye, IconMapPin, IconTrash } from '@tabler/icons-react';
import { cityRates } from '@tawseel/contract/city-rates';
import { senders } from '@tawseel/contract/senders';
import { zoneRates } from '@tawseel/contract/zone-rates';
import { hasCall, hasFeature } from '../../api/host.ts';
import { ordersText } from '../../texts/en/orders.ts';
import { usersText as text } from '../../texts/en/users.ts';
import { showWord } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Email } from '../../ui/display/email.tsx';
import { Mark } from '../../ui/display/mark.tsx';
import { show } from '../../ui/format.ts';
import { actionsColumn, type RowActions } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { PersonCell } from '../../ui/table/person-cell.tsx';
import type { SenderRow } from './sender-rows.ts';

export type SenderActions = {
  onView: (row: SenderRow) => void;
  onCompanyPrice: (row: SenderRow) => void;
  onZonePrice: (row: SenderRow) => void;
  onDelete: (row: SenderRow) => void;
};

function actionsOf(row: SenderRow, actions: SenderActions, deleting: string | undefined): RowActions {
  // A list of another server has only the icons of the specification.
  const noIcon = hasFeature('tawseel') && 'place';
  const { _id: id } = row.sender;
  const disabled = id === undefined;
  const labelled = (hint: string) => ({ hint, label: text.forName(hint, row.name) });
  return [
    { Icon: IconEye, ...labelled(text.view), onClick: () => actions.onView(row) },
    hasCall(senders.deleteSender) && {
      Icon: IconTrash,
      ...labelled(text.remove),
      danger: true,
      busy: !disabled && id === deleting,
      disabled,
      onClick: () => actions.onDelete(row),
    },
    hasCall(cityRates.listCompanyRates) &&
      (row.isCompany
        ? {
            Icon: IconCoins,
            ...labelled(text.setCompanyPrice),
            disabled,
            onClick: () => actions.onCompanyPrice(row),
          }
        : noIcon),
    hasCall(zoneRates.listCompanyZoneRates) &&
      (row.hasZones
        ? {
            Icon: IconMapPin,
            ...labelled(text.setZonePrice),
            disabled,
            onClick: () => actions.onZonePrice(row),
          }
        : noIcon),
  ];
}

/** Returns the columns that identify a sender. */
function identityColumns(search: string): Column<SenderRow>[] {
  const showsPhone = hasFeature('tawseel');
  return columnsOf(text, {
    name: {
      width: showsPhone ? '31%' : '27%',
      cell: ({ sender, name, isSimilar }) => (
        <PersonCell
          src={sender.profilePic}
          initialOf={sender.name ?? ''}
          second={showsPhone ? sender.phone : undefined}
        >
          <Mark text={name} match={search} />
          {isSimilar && (
            <>
              {' '}
              <Badge>{ordersText.similar}</Badge>
            </>
          )}
        </PersonCell>
      ),
    },
    email: { cell: ({ sender }) => <Email email={show(sender.email)} match={search} /> },
    role: {
      width: 'clamp(5.75rem, 11cqi, 6.5rem)',
      cell: ({ sender, isCompany }) => (
        <Badge tone={isCompany ? 'action' : 'neutral'}>{showWord('role', sender.role)}</Badge>
      ),
    },
    city: {
      width: 'clamp(5.25rem, 12cqi, 8.5rem)',
      cell: ({ city }) => <Mark text={city} match={search.replaceAll('-', ' ')} />,
    },
  });
}

/** `deleting` is the id of the sender whose deletion is under way. */
export function senderColumns(
  search: string,
  actions: SenderActions,
  deleting: string | undefined,
): Column<SenderRow>[] {
  return [
    ...identityColumns(search),
    actionsColumn(text.actions, 'clamp(9.5rem, 14cqi, 10rem)', (row) => actionsOf(row, actions, deleting)),
  ];
}

/**
 * Returns the columns of deleted senders, each with a button to restore it; `restoring` is the id of the one in
 * progress.
 */
export function deletedColumns(
  search: string,
  onRestore: (id: string) => void,
  restoring: string | undefined,
): Column<SenderRow>[] {
  return [
    // Without the role, which the tabs show, so that an email has room next to the button on a small screen.
    ...identityColumns(search).filter(({ key }) => key !== 'role'),
    {
      key: 'deleted',
      header: text.deletedAt,
      width: 'clamp(6.75rem, 12cqi, 8rem)',
      cell: ({ sender }) => showDay(sender.deletedAt),
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      width: '9.5rem',
      cell: ({ sender: { _id: id }, name }) => (
        <Button
          small
          icon={<IconArrowBackUp aria-hidden="true" />}
          aria-label={text.forName(text.bringBack, name)}
          busy={id !== undefined && id === restoring}
          onClick={() => id !== undefined && onRestore(id)}
        >
          {text.bringBack}
        </Button>
      ),
    },
  ];
}

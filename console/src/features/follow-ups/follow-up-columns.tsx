import { IconHandGrab } from '@tabler/icons-react';
import { isAdministrator } from '../../api/host.ts';
import { followUpsText as text } from '../../texts/en/follow-ups.ts';
import { roadText } from '../../texts/en/road.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { dotted, show } from '../../ui/format.ts';
import { type Column, ID_COLUMN } from '../../ui/table/column.ts';
import type { LooseFollowUp } from './follow-up-pages.ts';

/** Returns the last scan of the parcel: act, time, place and user. */
export function lastScanText({ lastScan }: LooseFollowUp): { first: string; second: string } {
  if (!lastScan) return { first: text.neverScanned, second: '' };
  const { act = '', at, warehouse = '', station = '', run, by } = lastScan;
  const acts: Readonly<Record<string, string>> = roadText.acts;
  return {
    first: text.at(warehouse, station),
    second: [
      text.scanOf(acts[act] ?? act, showTime(at)),
      ...(run ? [text.on(run)] : []),
      ...(by ? [text.by(by)] : []),
    ].join(' '),
  };
}

/** Returns its warehouses: users of one see only the others. */
function placeText({ state, warehouse = '', alsoAt = [] }: LooseFollowUp): string {
  const others = state === 'done' ? [] : alsoAt;
  return text.warehouses(isAdministrator() ? [warehouse, ...others] : others);
}

/** Longest note in a row, in characters: two lines of its column. */
const LONGEST_IN_ROW = 70;

/** Returns the newest line of the note, such as what the receiver wrote. */
function lastNote({ note = '' }: LooseFollowUp): string {
  const line = note.split('\n').at(-1) ?? '';
  return line.length > LONGEST_IN_ROW ? `${line.slice(0, LONGEST_IN_ROW).trimEnd()}…` : line;
}

/** User who has claimed it. */
export function ClaimBadge({ followUp }: { followUp: LooseFollowUp }) {
  const { state, isMine, claimedBy } = followUp;
  if (state === 'done') return <Badge tone="good">{text.list.done}</Badge>;
  if (isMine) return <Badge tone="action">{text.mine}</Badge>;
  return claimedBy ? <Badge>{text.claimedBy(claimedBy)}</Badge> : <Badge tone="urgent">{text.free}</Badge>;
}

export type ColumnParts = { onClaim: (followUp: LooseFollowUp) => void; busyId: string | undefined };

export function followUpColumns({ onClaim, busyId }: ColumnParts): Column<LooseFollowUp>[] {
  return [
    {
      key: 'kind',
      header: text.kind,
      width: 'clamp(5.75rem, 20cqi - 3.5rem, 16rem)',
      shows: 'whole',
      cell: ({ kind }) => (kind ? roadText.kinds[kind] : show(kind)),
      second: (followUp) => dotted([placeText(followUp), lastNote(followUp)]),
    },
    {
      key: 'parcel',
      header: text.parcel,
      width: ID_COLUMN.width,
      shows: 'whole',
      cell: ({ parcel }) => (
        <span className="nowrap" translate="no" dir="ltr">
          {show(parcel?.trackingID)}
        </span>
      ),
      second: ({ parcel }) => show(parcel?.receiverName),
    },
    {
      key: 'driver',
      header: text.driver,
      shows: 'whole',
      width: 'clamp(5.5rem, 19cqi - 3rem, 13rem)',
      cell: ({ driver }) => driver && show(driver.name),
      second: ({ driver, run }) => driver && (run || (driver.phone && show(driver.phone))),
    },
    {
      key: 'last',
      header: text.lastHeld,
      width: 'clamp(6.25rem, 26cqi - 6rem, 18rem)',
      shows: 'whole',
      cell: (followUp) => lastScanText(followUp).first,
      second: (followUp) => lastScanText(followUp).second,
    },
    {
      key: 'opened',
      header: text.opened,
      width: 'clamp(5.25rem, 19cqi - 3.5rem, 10.5rem)',
      shows: 'whole',
      cell: ({ openedAt }) => showTime(openedAt),
      second: ({ openedBy }) => openedBy,
    },
    {
      key: 'state',
      header: text.state,
      width: 'clamp(6.75rem, 12cqi, 11rem)',
      cell: (followUp) => <ClaimBadge followUp={followUp} />,
      second: ({ state, claimedUntil, closedAt }) =>
        state === 'done' ? showTime(closedAt) : claimedUntil && text.until(showTime(claimedUntil)),
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      width: '4.75rem',
      cell: (followUp) =>
        followUp.state !== 'done' &&
        !followUp.claimedBy && (
          <IconButton
            label={text.claimOf(show(followUp.parcel?.trackingID))}
            hint={text.claim}
            icon={<IconHandGrab aria-hidden="true" />}
            busy={busyId === followUp._id}
            onClick={() => onClaim(followUp)}
          />
        ),
    },
  ];
}

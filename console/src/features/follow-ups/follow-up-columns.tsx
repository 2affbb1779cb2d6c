import { IconHandGrab } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isAdministrator } from '../../api/host.ts';
import { followUpsText as text } from '../../texts/en/follow-ups.ts';
import { roadText } from '../../texts/en/road.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { dotted, show } from '../../ui/format.ts';
import { type Column, ID_COLUMN } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import type { LooseFollowUp } from './follow-up-pages.ts';

/** Returns the last scan of the parcel: act, time, place and user. */
export function lastScanText({ lastScan }: LooseFollowUp): { first: string; second: ReactNode } {
  if (!lastScan) return { first: text.neverScanned, second: '' };
  const { act = '', at, warehouse = '', station = '', run, by } = lastScan;
  const acts: Readonly<Record<string, string>> = roadText.acts;
  return {
    first: text.at(warehouse, station),
    second: (
      <>
        {text.scanOf(acts[act] ?? act, showTime(at))}
        {run && ' '}
        {run && <span className="nowrap">{text.on(run)}</span>}
        {by && ` ${text.by(by)}`}
      </>
    ),
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

/** Button to claim a follow-up without a person; otherwise its state. */
function StateCell({ followUp, onClaim, busyId }: ColumnParts & { followUp: LooseFollowUp }) {
  const { _id, state, claimedBy, parcel } = followUp;
  if (state === 'done' || claimedBy) return <ClaimBadge followUp={followUp} />;
  return (
    <Button
      small
      aria-label={text.claimOf(show(parcel?.trackingID))}
      icon={<IconHandGrab size={16} aria-hidden="true" />}
      busy={busyId === _id}
      onClick={() => onClaim(followUp)}
    >
      {text.claim}
    </Button>
  );
}

export function followUpColumns(parts: ColumnParts): Column<LooseFollowUp>[] {
  return columnsOf(text, {
    kind: {
      shows: 'whole',
      cell: ({ kind }) => (kind ? roadText.kinds[kind] : show(kind)),
      second: (followUp) => dotted([lastNote(followUp), placeText(followUp)]),
    },
    parcel: {
      width: ID_COLUMN.width,
      shows: 'whole',
      cell: ({ parcel }) => (
        <span className="nowrap" translate="no" dir="ltr">
          {show(parcel?.trackingID)}
        </span>
      ),
      second: ({ parcel }) => show(parcel?.receiverName),
    },
    driver: {
      shows: 'whole',
      width: 'clamp(11.25rem, 16cqi, 12rem)',
      cell: ({ driver }) => driver && show(driver.name),
      second: ({ driver, run }) =>
        driver && <bdi className="nowrap">{run || (driver.phone && show(driver.phone))}</bdi>,
    },
    last: {
      header: text.lastHeld,
      shows: 'whole',
      cell: (followUp) => lastScanText(followUp).first,
      second: (followUp) => lastScanText(followUp).second,
    },
    state: {
      width: 'clamp(6.75rem, 17.5cqi, 12rem)',
      cell: (followUp) => <StateCell followUp={followUp} {...parts} />,
      shows: 'whole',
      second: ({ state, claimedUntil, closedAt, openedAt }) => {
        if (state === 'done') return showTime(closedAt);
        return claimedUntil ? text.until(showTime(claimedUntil)) : text.since(showTime(openedAt));
      },
    },
  });
}

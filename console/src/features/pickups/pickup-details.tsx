import { pickups } from '@tawseel/contract/pickups';
import type { ReactNode } from 'react';
import { hasCall } from '../../api/host.ts';
import { showAddress } from '../../texts/address.ts';
import { pickupsText as text } from '../../texts/en/pickups.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay, showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { show, showNumber } from '../../ui/format.ts';
import { type PickupActions, RunLinks, StateBadge } from './pickup-columns.tsx';
import { hoursOf, isOpen, isStanding, type PickupRow, weekdaysOf } from './pickup-rows.ts';

type PickupDetailsProps = WindowFrame &
  PickupActions & {
    row: PickupRow;
    /** Timeline of its entries in the audit log. */
    history: ReactNode;
  };

function whenItems(row: PickupRow) {
  if (!isStanding(row)) {
    const day = showDay(row.day);
    return [{ label: text.day, value: row.standingDay ? text.dayOfStanding(day) : day }];
  }
  const { day, until } = row;
  return [
    { label: text.weekdays, value: weekdaysOf(row, 'weekDays'), wide: true },
    {
      label: text.day,
      value: until ? text.fromTo(showDay(day), showDay(until)) : text.since(showDay(day)),
    },
  ];
}

export function PickupDetails({ row, history, open, onClose, onChange, onCancel }: PickupDetailsProps) {
  const actions = isOpen(row) && hasCall(pickups.changePickup) && (
    <>
      <Button variant="quiet" onClick={() => onCancel(row)}>
        {text.cancel}
      </Button>
      <Button variant="primary" onClick={() => onChange(row)}>
        {text.change}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.details(show(row.number))} footer={actions}>
      <DefinitionList
        items={[
          ...whenItems(row),
          { label: text.hours, value: hoursOf(row) },
          { label: text.expected, value: showNumber(row.expected) },
          { label: text.state, value: <StateBadge row={row} /> },
          ...(row.runs?.length ? [{ label: text.runs, value: <RunLinks {...row} />, wide: true }] : []),
          { label: text.sender, value: show(row.senderName) },
          { label: text.phone, value: show(row.phone) },
          {
            label: text.address,
            value: showAddress(row),
            wide: true,
          },
          { label: text.warehouse, value: show(row.warehouse) },
          { label: text.created, value: showTime(row.createdAt) },
          ...(row.note ? [{ label: text.note, value: row.note, wide: true }] : []),
          ...(row.reason ? [{ label: text.reason, value: row.reason, wide: true }] : []),
        ]}
      />
      {history}
    </Dialog>
  );
}

import { pickups } from '@tawseel/contract/pickups';
import { useRead } from '../../api/read.ts';
import { pickupsText as text } from '../../texts/en/pickups.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type PickupListProps, useWarehouseChoice } from './day-pickups.tsx';
import { pickupColumns } from './pickup-columns.tsx';
import { pickupKey } from './pickup-rows.ts';

export function StandingPickups({ onRow, ...actions }: PickupListProps) {
  const { query, field } = useWarehouseChoice();
  const read = useRead(pickups.listStandingPickups, { query });
  return (
    <>
      <Toolbar count={read.data ? text.standingCount(read.data.length) : ''}>{field}</Toolbar>
      <LoadedTable
        read={read}
        rows={read.data}
        failed={text.loadFailed}
        label={text.standingList}
        columns={pickupColumns('standing', actions)}
        rowKey={pickupKey}
        cardPages
        onRow={onRow}
        empty={<NothingFound title={text.standingEmpty} hint={text.standingHint} onClear={undefined} />}
      />
    </>
  );
}

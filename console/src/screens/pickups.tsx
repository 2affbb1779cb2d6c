import { IconPlus } from '@tabler/icons-react';
import { pickups } from '@tawseel/contract/pickups';
import { hasCall } from '../api/host.ts';
import { HistoryOf } from '../features/audit/history-of.tsx';
import { Page } from '../features/page/page.tsx';
import { CancelPickup } from '../features/pickups/cancel-pickup.tsx';
import { DayPickups } from '../features/pickups/day-pickups.tsx';
import { PickupDetails } from '../features/pickups/pickup-details.tsx';
import { AddPickup, ChangePickup } from '../features/pickups/pickup-form.tsx';
import { type PickupRow, pickupKey } from '../features/pickups/pickup-rows.ts';
import { StandingPickups } from '../features/pickups/standing-pickups.tsx';
import { pickupsText as text } from '../texts/en/pickups.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Opened } from '../ui/dialog/opened.tsx';
import { Tabs } from '../ui/display/tabs.tsx';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearchParamChoice, useSearchParamState } from '../ui/navigation/use-search-param-state.ts';
import { useWindowLink } from '../ui/navigation/use-window-link.ts';

const TABS = ['day', 'standing'] as const;

export function Pickups() {
  const [tab, setTab] = useSearchParamChoice('tab', TABS);
  const [day] = useSearchParamState('day');
  const added = useOpened<PickupRow>();
  const shown = useOpened<PickupRow>();
  const changed = useOpened<PickupRow>();
  const cancelled = useOpened<PickupRow>();
  const canAsk = hasCall(pickups.askPickup);
  const ask = () => added.open(tab === 'day' && day !== '' ? { day } : {});
  useWindowLink('addPickup', canAsk ? ask : undefined);
  useWindowLink('pickup', (row) => shown.open(Object(row)));
  const tabs = [
    { value: TABS[0], label: text.byDay },
    { value: TABS[1], label: text.standing },
  ];

  function instead(then: (row: PickupRow) => void) {
    return (row: PickupRow) => {
      shown.close();
      then(row);
    };
  }

  const actions = { onChange: instead(changed.open), onCancel: instead(cancelled.open) };
  const List = tab === 'standing' ? StandingPickups : DayPickups;
  const add = canAsk && (
    <Button small variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={ask}>
      {text.add}
    </Button>
  );
  return (
    <Page title={text.title} actions={add}>
      <Tabs label={text.tabs} tabs={tabs} value={tab} onChange={setTab}>
        <List onRow={shown.open} {...actions} />
      </Tabs>
      <Opened of={shown}>
        {(frame, row) => (
          <PickupDetails
            key={pickupKey(row)}
            row={row}
            history={<HistoryOf id={row._id} />}
            {...frame}
            {...actions}
          />
        )}
      </Opened>
      <Opened of={added}>{(frame, start) => <AddPickup start={start} {...frame} />}</Opened>
      <Opened of={changed}>{(frame, row) => <ChangePickup row={row} {...frame} />}</Opened>
      <Opened of={cancelled}>{(frame, row) => <CancelPickup row={row} {...frame} />}</Opened>
    </Page>
  );
}

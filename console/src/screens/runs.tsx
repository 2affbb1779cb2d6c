import { BOARD_KINDS, type BoardKind } from '@tawseel/contract/facts/stops';
import { useHere } from '../features/hub/desk/desk.ts';
import { ChooseWarehouse, WarehouseName, WarehouseSelect } from '../features/hub/warehouse-choice.tsx';
import { OrderDetails } from '../features/orders/details/order-details.tsx';
import { useOrderWindow } from '../features/orders/use-order-window.ts';
import { Page } from '../features/page/page.tsx';
import { Board } from '../features/runs/board.tsx';
import { DayRuns } from '../features/runs/day-runs.tsx';
import { RunActions } from '../features/runs/run-actions.tsx';
import { RunView } from '../features/runs/run-view.tsx';
import { useRun, useRunAddress } from '../features/runs/use-run.ts';
import { runsText as text } from '../texts/en/runs.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { show } from '../ui/format.ts';
import { useSearchParamState } from '../ui/navigation/use-search-param-state.ts';
import { Loaded } from '../ui/states/loaded.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';
import styles from './runs.module.css';

/** Shown until the warehouse of the board is chosen. */
function NoWarehouse({ choice, profile }: Pick<ReturnType<typeof useHere>, 'choice' | 'profile'>) {
  if (choice) return <ChooseWarehouse {...choice} />;
  return (
    <Loaded read={profile} data={undefined} skeleton={<TextSkeleton lines={6} />} failed={text.boardFailed}>
      {() => null}
    </Loaded>
  );
}

/** The boards, and the list of all runs of a day. */
type View = BoardKind | 'day';

function BoardPage() {
  const { here, place, choice, profile } = useHere();
  const [chosen, choose] = useSearchParamState('board', 'delivery');
  const views: readonly View[] = [...BOARD_KINDS, 'day'];
  const view = views.find((one) => one === chosen) ?? 'delivery';
  return (
    <Page
      title={text.title}
      actions={
        <>
          {here && (
            <FilterButtons
              label={text.views}
              choices={views}
              words={{ ...text.boardKinds, day: text.dayRuns }}
              value={view}
              onChange={choose}
            />
          )}
          {here && choice && <WarehouseSelect {...choice} />}
          {place && <WarehouseName warehouse={place} />}
        </>
      }
    >
      {!here && <NoWarehouse choice={choice} profile={profile} />}
      {here && view === 'day' && <DayRuns key={here.warehouseId} asked={here.asked} />}
      {here && view !== 'day' && (
        <Board
          key={`${here.warehouseId} ${view}`}
          asked={here.asked}
          kind={view}
          onSwitch={() => choose(view === 'pickup' ? 'delivery' : 'pickup')}
        />
      )}
    </Page>
  );
}

function RunPage({ id }: { id: string }) {
  const one = useRun(id);
  const viewed = useOrderWindow(undefined);
  const { run, stops } = one;
  const runAddress = useRunAddress();
  return (
    <div className={styles.run}>
      <Page
        title={run ? show(run.number) : text.noRun}
        back={{ to: runAddress(), label: text.back }}
        actions={run && stops && <RunActions run={run} stops={stops} />}
      >
        <RunView {...one} onParcel={viewed.open} />
        <Opened of={viewed}>
          {(frame, order) => (
            <OrderDetails
              rows={stops?.flatMap(({ parcel }) => parcel ?? [])}
              onTurn={viewed.turnTo}
              order={order}
              {...frame}
            />
          )}
        </Opened>
      </Page>
    </div>
  );
}

export function Runs() {
  const [id] = useSearchParamState('run');
  return id === '' ? <BoardPage /> : <RunPage key={id} id={id} />;
}

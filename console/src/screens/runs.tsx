import { BOARD_KINDS, type BoardKind } from '@tawseel/contract/facts/stops';
import { addresses } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';
import { useHere } from '../features/hub/use-here.ts';
import { ChooseWarehouse, WarehouseSelect } from '../features/hub/warehouse-choice.tsx';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { Page } from '../features/page/page.tsx';
import { Board } from '../features/runs/board.tsx';
import { RunActions } from '../features/runs/run-actions.tsx';
import { RunView } from '../features/runs/run-view.tsx';
import { useRun } from '../features/runs/use-run.ts';
import { runsText as text } from '../texts/runs.ts';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { show } from '../ui/format.ts';
import { Loaded } from '../ui/loaded.tsx';
import { TextSkeleton } from '../ui/skeleton.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useSearchParamState } from '../ui/use-search-param-state.ts';

/** Of which warehouse the board is has to be known first. */
function NoWarehouse({ choice, profile }: Pick<ReturnType<typeof useHere>, 'choice' | 'profile'>) {
  if (choice) return <ChooseWarehouse {...choice} />;
  return (
    <Loaded read={profile} data={undefined} skeleton={<TextSkeleton lines={6} />} failed={text.boardFailed}>
      {() => null}
    </Loaded>
  );
}

function BoardPage() {
  const { here, choice, profile } = useHere();
  const [chosen, choose] = useSearchParamState('board', 'delivery');
  const hasPickups = hasFeature('pickups');
  const kind: BoardKind = hasPickups && chosen === 'pickup' ? 'pickup' : 'delivery';
  return (
    <Page
      title={text.title}
      actions={
        <>
          {here && hasPickups && (
            <FilterButtons
              label={text.boardKind}
              choices={BOARD_KINDS}
              words={text.boardKinds}
              value={kind}
              onChange={choose}
            />
          )}
          {here && choice && <WarehouseSelect {...choice} />}
        </>
      }
    >
      {here ? (
        <Board
          key={`${here.warehouseId} ${kind}`}
          asked={here.asked}
          kind={kind}
          onSwitch={hasPickups ? () => choose(kind === 'pickup' ? 'delivery' : 'pickup') : undefined}
        />
      ) : (
        <NoWarehouse choice={choice} profile={profile} />
      )}
    </Page>
  );
}

function RunPage({ id }: { id: string }) {
  const one = useRun(id);
  const viewed = useOpened<{ trackingID?: string | undefined }>();
  const { run, stops } = one;
  return (
    <Page
      title={run ? show(run.number) : text.noRun}
      back={{ to: addresses.runs, label: text.back }}
      actions={run && stops && <RunActions run={run} stops={stops} />}
    >
      <RunView {...one} onParcel={viewed.open} />
      {viewed.value && (
        <OrderDetails key={viewed.key} order={viewed.value} open={viewed.isOpen} onClose={viewed.close} />
      )}
    </Page>
  );
}

export function Runs() {
  const [id] = useSearchParamState('run');
  return id === '' ? <BoardPage /> : <RunPage key={id} id={id} />;
}

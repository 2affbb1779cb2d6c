import { useHere } from '../features/hub/use-here.ts';
import { type Choice, ChooseWarehouse, WarehouseSelect } from '../features/hub/warehouse-choice.tsx';
import { Page } from '../features/page/page.tsx';
import { Board } from '../features/runs/board.tsx';
import { runsText as text } from '../texts/runs.ts';
import { Loaded } from '../ui/loaded.tsx';
import { TextSkeleton } from '../ui/skeleton.tsx';

type WaitingProps = Pick<ReturnType<typeof useHere>, 'choice' | 'profile'>;

/** Until it is known of which warehouse the board is. */
function NoWarehouse({ choice, profile }: WaitingProps) {
  if (choice) return <ChooseWarehouse {...choice} />;
  return (
    <Loaded read={profile} data={undefined} skeleton={<TextSkeleton lines={6} />} failed={text.boardFailed}>
      {() => null}
    </Loaded>
  );
}

function actionsOf(choice: Choice | undefined) {
  return choice && choice.value !== '' && <WarehouseSelect {...choice} />;
}

export function Runs() {
  const { here, choice, profile } = useHere();
  return (
    <Page title={text.title} actions={actionsOf(choice)}>
      {here ? (
        <Board key={here.warehouseId} asked={here.asked} />
      ) : (
        <NoWarehouse choice={choice} profile={profile} />
      )}
    </Page>
  );
}

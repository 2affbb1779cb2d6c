import { labels } from '@tawseel/contract/labels';
import { scanning } from '@tawseel/contract/scanning';
import { Suspense } from 'react';
import { hasCall } from '../api/host.ts';
import { useHere } from '../features/hub/desk/desk.ts';
import { StationButtons } from '../features/hub/desk/desk-bar.tsx';
import { useScanDesk } from '../features/hub/desk/use-scan-desk.ts';
import { HubDesk, HubWork } from '../features/hub/hub.tsx';
import type { Hub as HubParts, StartWindow } from '../features/hub/hub-context.ts';
import { ChooseWarehouse, WarehouseName, WarehouseSelect } from '../features/hub/warehouse-choice.tsx';
import { printAct } from '../features/labels/print-act.tsx';
import { Road } from '../features/orders/parcel/road.tsx';
import { Page } from '../features/page/page.tsx';
import type { HandOutProps } from '../features/runs/hand-out.tsx';
import { hubText as text } from '../texts/en/hub.ts';
import { MoreActions } from '../ui/buttons/more-actions.tsx';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { Loaded } from '../ui/states/loaded.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';

const BlankLabels = lazyComponent(() => import('../features/labels/blank-labels.tsx'), 'BlankLabels');
const HandOut = lazyComponent<'HandOut', HandOutProps>(
  () => import('../features/runs/hand-out.tsx'),
  'HandOut',
);

function startWindow(props: StartWindow) {
  return (
    <Suspense>
      <HandOut {...props} />
    </Suspense>
  );
}

type DeskProps = { by: string; here: HubParts['here'] } & Pick<
  ReturnType<typeof useHere>,
  'choice' | 'place'
>;

function Desk({ by, here, choice, place }: DeskProps) {
  const desk = useScanDesk(by, here);
  if (!desk) return <Page title={text.title}>{null}</Page>;
  return (
    <HubDesk
      here={here}
      desk={desk}
      startWindow={startWindow}
      printButton={printAct()}
      road={(trackingID) => <Road trackingID={trackingID} />}
    >
      <Page
        title={text.title}
        actions={
          <>
            {choice && <WarehouseSelect {...choice} />}
            {place && <WarehouseName warehouse={place} />}
            <MoreActions label={text.setUp}>
              {hasCall(labels.printBlankLabels) && (
                <Suspense>
                  <BlankLabels />
                </Suspense>
              )}
              {hasCall(scanning.scan) && <StationButtons />}
            </MoreActions>
          </>
        }
      >
        <HubWork />
      </Page>
    </HubDesk>
  );
}

export function Hub() {
  const { here, by, place, choice, profile } = useHere();
  if (here && by !== undefined) {
    return <Desk key={here.warehouseId} by={by} here={here} choice={choice} place={place} />;
  }
  return (
    <Page title={text.title}>
      {choice ? (
        <ChooseWarehouse {...choice} />
      ) : (
        <Loaded
          read={profile}
          data={profile.data && by ? profile.data : undefined}
          skeleton={<TextSkeleton lines={6} />}
          failed={text.warehousesFailed}
        >
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}

import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { useAction } from '../../api/action.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { show } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import type { LooseRun } from './run-texts.ts';
import styles from './runs.module.css';
import type { WarehouseQuery } from './use-board.ts';

type LineProps = { id: string; name: string | undefined; busy: boolean; onTakeOff: () => void };

function Line({ id, name, busy, onTakeOff }: LineProps) {
  return (
    <li className={styles.loadLine}>
      <span className={styles.name}>
        <span translate="no" dir="ltr">
          {show(id)}
        </span>
        <bdi className="quiet">{show(name)}</bdi>
      </span>
      <Button small aria-label={text.takeOffWhich(id)} busy={busy} onClick={onTakeOff}>
        {text.takeOff}
      </Button>
    </li>
  );
}

/** Parcels and pickups assigned to a driver who has not left, each with a button that takes it off. */
export function DriverLoad({ run, asked }: { run: LooseRun; asked: WarehouseQuery }) {
  const { _id: id = '', driverId } = run;
  const read = useRead(runs.readRun, { params: { id } }, { always: true });
  const options = { done: showMessage, failed: text.takeOffFailed };
  const takeOff = useAction(runs.takeFromRun, options);
  const takeBack = useAction(dispatch.unassignParcels, options);
  return (
    <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={2} />} failed={text.runFailed}>
      {({ stops = [], visits = [] }) => (
        <ul className={styles.load}>
          {stops.map(({ parcel: { trackingID = '', receiverName } = {} }) => (
            <Line
              key={trackingID}
              id={trackingID}
              name={receiverName}
              busy={takeOff.busy && takeOff.variables?.params.trackingID === trackingID}
              onTakeOff={() => void takeOff.run({ params: { id, trackingID } })}
            />
          ))}
          {visits.map(({ pickupId = '', number = '', name }) => (
            <Line
              key={pickupId}
              id={number}
              name={name}
              busy={takeBack.busy}
              onTakeOff={() =>
                void takeBack.run({
                  body: {
                    ...asked,
                    kind: 'pickup',
                    assignments: [{ driverId: driverId ?? '', pickupIds: [pickupId] }],
                  },
                })
              }
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

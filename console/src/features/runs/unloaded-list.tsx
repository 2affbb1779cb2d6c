import { runsText as text } from '../../texts/en/runs.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { show } from '../../ui/format.ts';
import type { Ids } from './board-rows.ts';
import type { LooseRun, LooseStop } from './run-texts.ts';
import styles from './runs.module.css';

/** Returns true if the server lets a parcel go without a scan: it is in the warehouse where the run begins. */
function isHere({ parcel }: LooseStop, { from }: LooseRun): boolean {
  return parcel?.holder?.kind === 'warehouse' && parcel.holder.id === from?.id;
}

type UnloadedListProps = {
  run: LooseRun;
  stops: readonly LooseStop[];
  ticked: Ids;
  onTick: (ids: readonly string[]) => void;
};

/** Parcels that were not scanned onto a run, each with a box for those that the driver has. */
export function UnloadedList({ run, stops, ticked, onTick }: UnloadedListProps) {
  const here = stops.filter((stop) => isHere(stop, run)).flatMap(({ parcel }) => parcel?.trackingID ?? []);
  const count = here.filter((id) => ticked.has(id)).length;
  return (
    <fieldset className={styles.unloaded}>
      <legend>{text.handOutUnloaded(stops.length)}</legend>
      {here.length > 1 && (
        <Checkbox
          label={<strong>{text.hasAll}</strong>}
          checked={count === here.length}
          mixed={count > 0 && count < here.length}
          onChange={() => onTick(here)}
        />
      )}
      <ul>
        {stops.map((stop) => {
          const { trackingID = '', receiverName, holder } = stop.parcel ?? {};
          const canGo = here.includes(trackingID);
          return (
            <li key={trackingID}>
              <Checkbox
                label={
                  <>
                    <span translate="no" dir="ltr">
                      {show(trackingID)}
                    </span>{' '}
                    <bdi>{show(receiverName)}</bdi>
                    {!canGo && <span className="quiet"> {text.notHere(holder?.name ?? '')}</span>}
                  </>
                }
                checked={ticked.has(trackingID)}
                disabled={!canGo}
                onChange={() => onTick([trackingID])}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

import { isOnWrongRun } from '@tawseel/contract/facts/stops';
import { runs } from '@tawseel/contract/runs';
import { useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { codeOf, serverMessage } from '../../api/call.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NamedLines } from '../../ui/dialog/named-lines.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { useUiTexts } from '../../ui/ui-texts.tsx';
import { type Ids, toggled } from './board-rows.ts';
import { dueOf, type LooseRun, type LooseStop, linesOf } from './run-texts.ts';
import styles from './runs.module.css';
import { isFromDoorToDoor } from './use-run.ts';

const NONE: Ids = new Set();

const isPending = ({ state }: LooseStop) => state === 'pending';
const isUnloaded = ({ isLoaded }: LooseStop) => isLoaded === false;

/** Returns the line of a parcel that is promised for a later day. */
function promisedLine({ parcel, promisedDay }: LooseStop) {
  const name = dotted([show(parcel?.receiverName), text.promisedFor(showDay(promisedDay))]);
  return { code: parcel?.trackingID, name };
}

/** Parcels of a run that is about to start: those on it, those not scanned, and those that no stop has. */
function partsOf(run: LooseRun, stops: readonly LooseStop[]) {
  const pending = stops.filter(isPending);
  // Parcels to collect are with their senders.
  const unloaded = run.kind === 'pickup' ? [] : pending.filter(isUnloaded);
  const loaded = pending.filter((stop) => !unloaded.includes(stop));
  return { unloaded, loaded, wrong: loaded.filter(({ parcel = {} }) => isOnWrongRun(parcel, run)) };
}

export type HandOutProps = WindowFrame & {
  run: LooseRun;
  /** Called with the server's message once the run is out. */
  onStarted?: ((message: string) => void) | undefined;
};

/**
 * Starts a run. Parcels that were not scanned onto it stay, unless they are ticked as being with the driver. Remounted
 * each time it is opened.
 */
export function HandOut({ run: listed, onStarted, ...frame }: HandOutProps) {
  const texts = useUiTexts();
  const first = useRef<HTMLButtonElement>(null);
  const { _id: id = '' } = listed;
  const read = useRead(runs.readRun, { params: { id } }, { always: true });
  const [ticked, setTicked] = useState(NONE);
  const send = useAction(runs.sendRun, {
    done: showMessage,
    // Unloaded parcels are in the list below.
    failedAlways: (error) =>
      codeOf(error) === 'run_not_loaded' ? undefined : (serverMessage(error) ?? text.handOutFailed),
    after: (reply) => {
      onStarted?.(showMessage(reply));
      frame.onClose();
    },
    refused: () => void read.refetch(),
  });
  const isFresh = read.isFetchedAfterMount && read.data !== undefined;
  const { run = listed, stops = [], waiting = [] } = read.data ?? {};
  const { unloaded, loaded, wrong } = partsOf(run, stops);
  const { number, kind, driverName, to, visits = 0, version = 1 } = run;
  const along = unloaded.filter(({ parcel }) => ticked.has(parcel?.trackingID ?? ''));
  const taken = along.flatMap(({ parcel }) => parcel?.trackingID ?? []);
  const count = loaded.length + along.length;
  const dues = kind === 'delivery' ? [...loaded, ...along] : [];
  const cash = dues.reduce((sum, { parcel = {} }) => sum + (dueOf(parcel) ?? 0), 0);
  const early = kind === 'delivery' ? [...loaded, ...along].filter(({ promisedDay }) => promisedDay) : [];
  const isNothing = count + visits === 0;

  function start() {
    const how = taken.length > 0 ? { taken } : { unloaded: 'leave' as const };
    void send.run({ params: { id }, body: { version, ...(unloaded.length > 0 ? how : {}) } });
  }

  function loadText() {
    if (kind === 'pickup') return text.handOutPickups(count, visits);
    return isFromDoorToDoor(run) ? text.handOutText(count, showMoney(cash)) : text.loadedText(count);
  }

  return (
    <Dialog
      {...frame}
      title={text.handOutTitle(
        show(number),
        show(kind === 'linehaul' ? to?.name : driverName),
        kind === 'linehaul',
      )}
      size="small"
      initialFocus={first}
      footer={
        <>
          <Button onClick={frame.onClose}>{texts.cancel}</Button>
          <Button
            ref={first}
            variant="primary"
            busy={send.busy || !isFresh}
            disabled={isFresh && isNothing}
            onClick={start}
          >
            {text.handOut}
          </Button>
        </>
      }
    >
      <Loaded
        read={read}
        data={isFresh ? stops : undefined}
        skeleton={<TextSkeleton lines={3} />}
        failed={text.runFailed}
      >
        {() => (
          <div className="stack">
            <p>{unloaded.length === 0 || count > 0 ? loadText() : text.nothingLoaded}</p>
            {wrong.length > 0 && (
              <div>
                <Notice>{text.onWrongRun(wrong.length, kind === 'linehaul' ? show(to?.name) : '')}</Notice>
                <NamedLines lines={linesOf(wrong)} more={text.andMore} />
              </div>
            )}
            {early.length > 0 && (
              <div>
                <Notice>{text.promisedLater(early.length)}</Notice>
                <NamedLines lines={early.map(promisedLine)} more={text.andMore} />
              </div>
            )}
            {unloaded.length > 0 && (
              <UnloadedList
                run={run}
                stops={unloaded}
                ticked={ticked}
                onTick={(ids) => setTicked(toggled(ticked, ids))}
              />
            )}
            {waiting.length > 0 && (
              <div>
                {text.staysWaiting(waiting.length)}
                <NamedLines lines={linesOf(waiting.map((parcel) => ({ parcel })))} more={text.andMore} />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

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
function UnloadedList({ run, stops, ticked, onTick }: UnloadedListProps) {
  const here = stops.filter((stop) => isHere(stop, run)).flatMap(({ parcel }) => parcel?.trackingID ?? []);
  const count = here.filter((id) => ticked.has(id)).length;
  return (
    <fieldset className={styles.unloaded}>
      <legend className="unpadded">{text.handOutUnloaded(stops.length)}</legend>
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

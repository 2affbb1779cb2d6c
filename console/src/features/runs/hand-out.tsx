import { runs } from '@tawseel/contract/runs';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { codeOf, serverMessage } from '../../api/call.ts';
import { newIdempotencyHeader } from '../../api/new-key.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/runs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { useUiTexts } from '../../ui/ui-texts.tsx';
import { ParcelLines } from './parcel-lines.tsx';
import styles from './runs.module.css';
import { ALSO, type LooseRun, type LooseStop, said } from './shown.ts';

const isUnloaded = ({ isLoaded, state }: LooseStop) => isLoaded === false && state === 'pending';

type HandOutProps = { run: LooseRun; open: boolean; onClose: () => void };

/**
 * Hands a run out as it stands by now. What nobody scanned onto it is named, and either stays or is said to be on it.
 * Mounted anew each time it is opened.
 */
export function HandOut({ run: listed, open, onClose }: HandOutProps) {
  const texts = useUiTexts();
  const first = useRef<HTMLButtonElement>(null);
  const { _id: id = '' } = listed;
  const read = useRead(runs.readRun, { params: { id } }, { always: true });
  const [headers] = useState(newIdempotencyHeader);
  const send = useAction(runs.sendRun, {
    headers,
    done: said,
    // Not loaded meanwhile: the list below says it.
    failedAlways: (error) =>
      codeOf(error) === 'run_not_loaded' ? undefined : (serverMessage(error) ?? text.handOutFailed),
    also: ALSO,
    after: onClose,
    refused: () => void read.refetch(),
  });
  const isFresh = read.isFetchedAfterMount && read.data !== undefined;
  const { run = listed, stops = [] } = read.data ?? {};
  // What is to be collected is with its sender.
  const isPickup = run.kind === 'pickup';
  const unloaded = isPickup ? [] : stops.filter(isUnloaded);
  const { number, driverName, parcels = 0, cashDue, version = 1 } = run;
  const asks = unloaded.length > 0;

  // The question comes after the window: Enter then leaves behind, and never says that something is on the run.
  useEffect(() => {
    if (asks) first.current?.focus();
  }, [asks]);

  const leave = (how?: 'leave' | 'load') => () =>
    void send.run({ params: { id }, body: { version, ...(how ? { unloaded: how } : {}) } });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.handOutTitle(show(number), show(driverName))}
      size="small"
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {asks && unloaded.length < parcels && (
            <Button ref={first} busy={send.busy} onClick={leave('leave')}>
              {text.leaveBehind}
            </Button>
          )}
          <Button
            {...(asks ? {} : { ref: first })}
            variant="primary"
            busy={send.busy || !isFresh}
            onClick={leave(asks ? 'load' : undefined)}
          >
            {asks ? text.areOnIt(unloaded.length) : text.handOut}
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
          <div className={styles.window}>
            <p>
              {isPickup
                ? text.handOutPickups(parcels, run.visits ?? 0)
                : text.handOutText(parcels, showMoney(cashDue))}
            </p>
            {asks && (
              <>
                <p>{text.handOutUnloaded(unloaded.length)}</p>
                <ParcelLines stops={unloaded} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

import { IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import type { StopState } from '@tawseel/contract/facts/stops';
import { runs } from '@tawseel/contract/runs';
import { useReadOnDemand } from '../../api/read.ts';
import { useDocument } from '../../api/use-document.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NamedLines } from '../../ui/dialog/named-lines.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { PaperDialog } from '../../ui/dialog/paper-dialog.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { HandOut } from './hand-out.tsx';
import { isEmpty, type LooseRun, type LooseStop, linesOf } from './run-texts.ts';
import { isFromDoorToDoor, isOnRun, useRunEnds } from './use-run.ts';

/** Number of stops in each state. */
function countStates(stops: readonly LooseStop[]): Partial<Record<StopState, number>> {
  const counts: Partial<Record<StopState, number>> = {};
  for (const { state } of stops) if (state) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** Closes a run after a question with results that were read just before, and the parcels without one. */
function useClose() {
  const { close } = useRunEnds();
  const fresh = useReadOnDemand(runs.readRun, { failed: text.closeFailed });

  async function ask({ _id: id = '', number, kind }: LooseRun) {
    const answer = await fresh.run({ params: { id } });
    if ('error' in answer) return;
    const { run: now = {}, stops = [], visits = [] } = answer.content;
    const missing = stops.filter((stop) => isOnRun(stop, { _id: id }));
    const unvisited = kind === 'pickup' ? stops.filter(({ state }) => state === 'pending') : [];
    const unbooked = visits.filter(({ state }) => state === 'pending');
    const isShort = missing.length + unvisited.length + unbooked.length > 0;
    await close.run(
      { params: { id }, body: { version: now.version ?? 1, ...(isShort ? { missing: true } : {}) } },
      {
        title: text.closeTitle(show(number)),
        text: (
          <>
            <p>{text.closeText(countStates(stops))}</p>
            {missing.length > 0 && text.notBack(missing.length)}
            <NamedLines lines={linesOf(missing)} more={text.andMore} />
            {unvisited.length + unbooked.length > 0 && text.notVisited(unvisited.length, unbooked.length)}
            <NamedLines lines={linesOf(unvisited)} more={text.andMore} />
            {unbooked.length > 0 && (
              <NamedLines lines={unbooked.map(({ number, name }) => ({ code: number, name }))} />
            )}
          </>
        ),
        yes: missing.length > 0 ? text.closeMissing(missing.length) : text.close,
        danger: isShort,
      },
    );
  }

  return { ask: (run: LooseRun) => void ask(run), busy: close.busy || fresh.busy };
}

/** Acts on a whole run. */
export function RunActions({ run, stops }: { run: LooseRun; stops: readonly LooseStop[] }) {
  const { _id: id = '', number, state, version = 1 } = run;
  const { cancel } = useRunEnds();
  const close = useClose();
  const handing = useOpened<LooseRun>();
  const printing = useOpened<string>();

  function giveUp() {
    void cancel.run(
      { params: { id }, body: { version } },
      {
        title: text.cancelTitle(show(number)),
        text: text.cancelText(stops.length, run.visits ?? 0),
        yes: text.cancel,
        no: text.keep,
        danger: true,
      },
    );
  }

  return (
    <div className="row wrap" data-no-print="">
      <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => printing.open(id)}>
        {text.print}
      </Button>
      {state === 'open' && (
        <>
          <Button busy={cancel.busy} onClick={giveUp}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            icon={<IconTruckDelivery size={18} aria-hidden="true" />}
            disabled={isEmpty(run)}
            onClick={() => handing.open(run)}
          >
            {text.handOut}
          </Button>
        </>
      )}
      {state === 'out' && isFromDoorToDoor(run) && (
        <Button variant="primary" busy={close.busy} onClick={() => close.ask(run)}>
          {text.close}
        </Button>
      )}
      <Opened of={printing}>{(frame, id) => <RunSheet id={id} {...frame} />}</Opened>
      <Opened of={handing}>{(frame, run) => <HandOut run={run} {...frame} />}</Opened>
    </div>
  );
}

type RunSheetProps = { id: string; open: boolean; onClose: () => void };

/** The sheet that the driver of a run takes along as it will look on paper, and the button that prints it. */
function RunSheet({ id, ...shown }: RunSheetProps) {
  const read = useDocument(runs.readRunSheet, { params: { id }, query: { styleApart: 'yes' } });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={text.sheet}
      print={text.printSheet}
      failed={text.sheetFailed}
    />
  );
}

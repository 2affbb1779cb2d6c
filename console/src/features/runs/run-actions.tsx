import { IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import { runs } from '@tawseel/contract/runs';
import { codeOf } from '../../api/call.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { runsText as text } from '../../texts/runs.ts';
import { Button } from '../../ui/button.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { HandOut } from './hand-out.tsx';
import { ParcelLines } from './parcel-lines.tsx';
import styles from './runs.module.css';
import type { LooseRun, LooseStop } from './shown.ts';
import { ASKED_ON_CLOSING, isFromDoorToDoor, isOnRun, useRunEnds } from './use-run.ts';

function useClose() {
  const { close } = useRunEnds();
  const fresh = useReadOnDemand(runs.readRun, { failed: text.closeFailed });

  /** What is neither delivered nor back, or what nobody went for, is named before it is said to be so. */
  async function askForMissing({ _id: id = '', number, kind }: LooseRun) {
    const answer = await fresh.run({ params: { id } });
    if ('error' in answer) return;
    const { run: now = {}, stops = [] } = answer.content;
    const missing = stops.filter((stop) => isOnRun(stop, { _id: id }));
    const unsaid = kind === 'pickup' ? stops.filter(({ state }) => state === 'pending') : [];
    await close.run(
      { params: { id }, body: { version: now.version ?? 1, missing: true } },
      {
        title: missing.length > 0 ? text.notBackTitle(show(number)) : text.notVisitedTitle(show(number)),
        text: (
          <>
            {missing.length > 0 && text.notBack(missing.length)}
            <ParcelLines stops={missing} />
            {unsaid.length > 0 && text.notVisited(unsaid.length)}
            <ParcelLines stops={unsaid} />
          </>
        ),
        yes: missing.length > 0 ? text.closeMissing : text.closeUnvisited,
        danger: true,
      },
    );
  }

  function ask(run: LooseRun) {
    const { _id: id = '', number, version = 1, parcels = 0, done = 0 } = run;
    void close.run(
      { params: { id }, body: { version } },
      { title: text.closeTitle(show(number)), text: text.closeText(done, parcels - done), yes: text.close },
      (error) => ASKED_ON_CLOSING.includes(codeOf(error) ?? '') && void askForMissing(run),
    );
  }

  return { ask, busy: close.busy || fresh.busy };
}

/** What can be done with a run as a whole. */
export function RunActions({ run, stops }: { run: LooseRun; stops: readonly LooseStop[] }) {
  const { _id: id = '', number, state, version = 1 } = run;
  const { cancel } = useRunEnds();
  const close = useClose();
  const handing = useOpened<LooseRun>();

  function giveUp() {
    void cancel.run(
      { params: { id }, body: { version } },
      {
        title: text.cancelTitle(show(number)),
        text: text.cancelText(stops.length),
        yes: text.cancel,
        no: text.keep,
        danger: true,
      },
    );
  }

  return (
    <div className={styles.buttons} data-no-print="">
      <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
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
            disabled={stops.length === 0}
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
      {handing.value && (
        <HandOut key={handing.key} run={handing.value} open={handing.isOpen} onClose={handing.close} />
      )}
    </div>
  );
}

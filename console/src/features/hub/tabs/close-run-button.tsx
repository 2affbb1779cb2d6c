import { runs } from '@tawseel/contract/runs';
import type { ComponentProps } from 'react';
import { useReadOnDemand } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { show } from '../../../ui/format.ts';
import styles from '../hub.module.css';
import type { LooseParcel } from '../shown.ts';
import { type LooseRun, useRunActions } from './use-runs.ts';

const MOST = 12;

/** Names parcels in a question, so that nobody has to look them up to answer it. */
function ParcelLines({ parcels }: { parcels: readonly LooseParcel[] }) {
  return (
    <ul className={styles.lines}>
      {parcels.slice(0, MOST).map(({ trackingID, receiverName }) => (
        <li key={trackingID}>
          <span translate="no" dir="ltr">
            {show(trackingID)}
          </span>{' '}
          <bdi>{show(receiverName)}</bdi>
        </li>
      ))}
      {parcels.length > MOST && <li>{text.andMore(parcels.length - MOST)}</li>}
    </ul>
  );
}

type CloseRunProps = Pick<ComponentProps<typeof Button>, 'small' | 'variant'> & { run: LooseRun };

/** Closes a run between warehouses that is unloaded here. */
export function CloseRunButton({ run, ...look }: CloseRunProps) {
  const { close } = useRunActions();
  const fresh = useReadOnDemand(runs.readRun, { failed: text.closeFailed });
  const { _id: id = '', number } = run;

  /** What is missing is named before it is said to be. */
  async function ask() {
    const answer = await fresh.run({ params: { id } });
    if ('error' in answer) return;
    const { run: now, stops = [] } = answer.content;
    const missing = stops.flatMap(({ state, parcel }) => (state === 'pending' && parcel ? [parcel] : []));
    await close.run(
      { params: { id }, body: { version: now?.version ?? 1 } },
      {
        title: text.closeTitle(show(number)),
        text:
          missing.length === 0 ? (
            text.closeText
          ) : (
            <>
              {text.closeMissing(missing.length)}
              <ParcelLines parcels={missing} />
            </>
          ),
        yes: text.closeYes,
        danger: missing.length > 0,
      },
    );
  }

  return (
    <Button {...look} busy={close.busy || fresh.busy} onClick={() => void ask()}>
      {text.closeRun}
    </Button>
  );
}

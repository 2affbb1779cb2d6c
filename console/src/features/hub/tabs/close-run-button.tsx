import { runs } from '@tawseel/contract/runs';
import type { ComponentProps } from 'react';
import { useReadOnDemand } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NamedLines } from '../../../ui/dialog/named-lines.tsx';
import { show } from '../../../ui/format.ts';
import { type LooseRun, useRunActions } from './use-runs.ts';

type CloseRunProps = Pick<ComponentProps<typeof Button>, 'small' | 'variant'> & { run: LooseRun };

/** Closes a run between warehouses that is unloaded here. */
export function CloseRunButton({ run, ...look }: CloseRunProps) {
  const { close } = useRunActions();
  const fresh = useReadOnDemand(runs.readRun, { failed: text.closeFailed });
  const { _id: id = '', number } = run;

  /** Asks before closing, and names the missing parcels. */
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
              <NamedLines
                lines={missing.map(({ trackingID, receiverName }) => ({
                  code: trackingID,
                  name: receiverName,
                }))}
                more={text.andMore}
              />
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

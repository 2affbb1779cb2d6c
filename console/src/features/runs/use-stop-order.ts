import { useQueryClient } from '@tanstack/react-query';
import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { updateCached } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import type { LooseRun, LooseStop } from './run-texts.ts';
import { runWrite } from './use-run.ts';

const idOf = ({ parcel }: LooseStop) => parcel?.trackingID ?? '';

function swapped(stops: readonly LooseStop[], id: string, by: 1 | -1): LooseStop[] | undefined {
  const at = stops.findIndex((stop) => idOf(stop) === id);
  const [moved, other] = [stops[at], stops[at + by]];
  if (!moved || !other) return undefined;
  return stops.map((stop) => (stop === moved ? other : stop === other ? moved : stop));
}

/** Moves a stop up and down: saved at once, and the focus goes with it. */
export function useStopOrder(run: LooseRun, stops: readonly LooseStop[]) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const { _id: id = '', version = 1 } = run;
  const { done: _, ...quietly } = runWrite({ failed: text.orderFailed });
  const order = useAction(dispatch.orderStops, {
    ...quietly,
    after: (reply, { body }) => {
      const positionOf = (stop: LooseStop) => body.trackingIDs.indexOf(idOf(stop));
      updateCached(client, runs.readRun, { params: { id } }, (stored) => ({
        ...stored,
        run: { ...stored.run, ...reply?.data },
        stops: [...(stored.stops ?? [])].sort((one, other) => positionOf(one) - positionOf(other)),
      }));
    },
  });

  async function reorder(trackingID: string, by: 1 | -1) {
    const next = swapped(stops, trackingID, by);
    if (!next || order.busy) return;
    moved.current = trackingID;
    const isDone = await order.run({
      params: { id },
      body: { version, trackingIDs: next.map(idOf).filter(Boolean) },
    });
    if (isDone)
      setAnnouncement(text.movedTo(trackingID, next.findIndex((stop) => idOf(stop) === trackingID) + 1));
  }

  useEffect(() => {
    const last = moved.current;
    moved.current = undefined;
    if (last === undefined || stops.length === 0 || document.activeElement !== document.body) return;
    const mark = box.current?.querySelector(`[data-stop="${CSS.escape(last)}"]`);
    mark?.closest('button')?.focus();
  }, [stops]);

  return { box, announcement, reorder };
}

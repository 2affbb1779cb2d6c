import { useMutation } from '@tanstack/react-query';
import { scanning } from '@tawseel/contract/scanning';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { useToken, workplace } from '../../../api/session.ts';
import { tolerant } from '../../../api/tolerant.ts';
import { beep } from '../../../ui/scan/beep.ts';
import type { Hub } from '../hub-context.ts';
import type { KeptScan } from '../station/scan-store.ts';
import type { StationState } from '../station/station.ts';
import { deskOf, isSilent } from './desk.ts';
import { openScanDesk, type ScanDesk } from './scan-desk.ts';

/** Desk of the signed-in user while the hub is open. */
export function useScanDesk(by: string, { warehouseId, asked }: Hub['here']): ScanDesk | undefined {
  const [desk, setDesk] = useState<ScanDesk>();
  const token = useToken();
  const sentFor = asked.warehouseId;
  const { mutateAsync } = useMutation({
    mutationFn: async (batch: readonly KeptScan[]) => {
      const body = {
        // Its clock when sending, by which the server corrects the times of its scans.
        station: { ...batch[0]!.station, clock: new Date().toISOString() },
        scans: batch.map(({ scan }) => scan),
      };
      return tolerant(scanning.scan, await call(scanning.scan, { body }));
    },
  });
  const send = useEffectEvent((batch: readonly KeptScan[]) => mutateAsync(batch));

  useEffect(() => {
    const opened = openScanDesk({
      by,
      here: { warehouseId },
      desk: () => deskOf(sentFor === undefined ? {} : { warehouseId: sentFor }),
      send: (batch) => send(batch),
      play: (sound) => isSilent() || beep(sound),
    });
    setDesk(opened);
    return () => opened.close();
  }, [by, warehouseId, sentFor]);

  useEffect(() => {
    workplace.isOpen = true;
    return () => {
      workplace.isOpen = false;
    };
  }, []);

  useEffect(() => {
    if (token !== null) desk?.station.retry();
  }, [desk, token]);
  return desk;
}

/** State of the station's queue. */
export function useStationState({ station }: ScanDesk): StationState {
  return useSyncExternalStore(station.subscribe, station.read);
}

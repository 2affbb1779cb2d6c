import { areas, type DeliveryArea } from '@tawseel/contract/areas';
import { dispatch } from '@tawseel/contract/dispatch';
import { fullName } from '@tawseel/contract/facts/searches';
import { UNKNOWN_AREA } from '@tawseel/contract/order-filters';
import { senders } from '@tawseel/contract/senders';
import { staff } from '@tawseel/contract/staff';
import { useMemo } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { filtersText as text } from '../../texts/en/filters.ts';
import { showCity, showWord } from '../../texts/words.ts';
import type { Suggestion } from '../../ui/fields/suggestions.ts';
import { show } from '../../ui/format.ts';
import type { Choice, FilterValues } from './order-filters.ts';

/** Returns the senders; the address tells apart two of one name. */
function useSenders(enabled: boolean): Suggestion[] | undefined {
  const { data } = useRead(senders.listSenders, {}, { enabled });
  return useMemo(
    () => data?.map(({ _id = '', name = '', email = '' }) => ({ id: _id, name, details: [email] })),
    [data],
  );
}

/** Returns the drivers: all, or those of the user's board if the user may not list the staff. */
function useDrivers(enabled: boolean): Suggestion[] | undefined {
  const listed = useRead(staff.driver.listStaff, {}, { enabled }).data;
  const isOfBoard = enabled && !hasCall(staff.driver.listStaff);
  const board = useRead(dispatch.readBoard, { query: {} }, { enabled: isOfBoard }).data;
  return useMemo(
    () =>
      listed?.map((driver) => ({
        id: driver._id ?? '',
        name: fullName(driver),
        details: [show(driver.vehicleNo)],
      })) ??
      board?.drivers?.map(({ id = '', name = '', vehicleNo = '' }) => ({ id, name, details: [vehicleNo] })),
    [listed, board],
  );
}

/** Returns an area by its name in the user's language, and by the other one. */
export function areaChoice({ _id = '', name = '', nameAr = '', city }: Loose<DeliveryArea>): Suggestion {
  const shown = showWord('area', name);
  return { id: _id, name: shown, details: [shown === nameAr ? name : nameAr, city ? showCity(city) : ''] };
}

/** Returns the listed areas, after the choice of none of them. */
function useAreas(enabled: boolean): Suggestion[] | undefined {
  const { data } = useRead(areas.listAreas, {}, { enabled });
  return useMemo(
    () =>
      data && [
        { id: UNKNOWN_AREA, name: text.unknownArea, details: [text.unknownAreaHint] },
        ...data.map(areaChoice),
      ],
    [data],
  );
}

const USES = { sender: useSenders, driver: useDrivers, area: useAreas };

/** Returns what a filter may be of, by id. `choice` never changes between renders. */
export function useChoices(choice: Choice, enabled: boolean): ReadonlyMap<string, Suggestion> {
  const found = USES[choice](enabled);
  return useMemo(() => new Map(found?.map((one) => [one.id, one])), [found]);
}

/** Returns the choices of each filter that is set. */
export function useKnownChoices({ senderId, driverId, areaId }: FilterValues) {
  return {
    senderId: useChoices('sender', senderId !== ''),
    driverId: useChoices('driver', driverId !== ''),
    areaId: useChoices('area', areaId !== ''),
  };
}

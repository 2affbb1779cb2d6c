import type { City } from '@tawseel/contract/facts/emirates';
import type { Tables } from '../platform/engine/tables.ts';
import type { DemoContext } from './context.ts';

type Act = Tables['stop_acts'];

const NOTHING = {
  reason: '',
  note: '',
  received_by: '',
  relation: '',
  cash_fils: 0,
  card_fils: 0,
  slip: '',
  due_seen_fils: null,
  code_right: null,
  lat_e6: null,
  lng_e6: null,
  accuracy_m: null,
  skew_ms: 0,
  why: '',
};

/** Returns an act of a driver at a stop, received without delay. */
export function madeAct(
  context: DemoContext,
  driver: Tables['staff'],
  { id: stop_id, run_id, order_id }: Tables['run_stops'],
  { at, ...said }: { act: string; at: string } & Partial<Act>,
): Act {
  return {
    ...NOTHING,
    id: context.idAt(Date.parse(at)),
    client_id: stop_id.slice(-22),
    stop_id,
    run_id,
    order_id,
    actor_kind: 'driver',
    actor: driver.id,
    actor_name: `${driver.first_name} ${driver.last_name}`,
    happened_at: at,
    received_at: at,
    result: 'accepted',
    ...said,
  };
}

/** Latitude and longitude of residential areas, in millionths of a degree. */
const CENTRES: Record<City, readonly [number, number]> = {
  'Abu-Dhabi': [24_453_000, 54_377_000],
  Dubai: [25_186_000, 55_276_000],
  Sharjah: [25_346_000, 55_421_000],
  Ajman: [25_406_000, 55_481_000],
  Fujairah: [25_129_000, 56_327_000],
  'Ras-Al-Khaimah': [25_780_000, 55_953_000],
  'Umm-Al-Quwain': [25_554_000, 55_556_000],
};
const APART_E6 = 9000;

/** Returns a position in an emirate, a different one for each number. */
export function positionIn(city: string, no: number) {
  const [lat, lng] = CENTRES[city as City] ?? CENTRES.Dubai;
  return {
    lat_e6: lat + (no % 5) * APART_E6,
    lng_e6: lng - (no % 3) * APART_E6,
    accuracy_m: 6 + (no % 4) * 5,
  };
}

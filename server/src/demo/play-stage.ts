import type { ScanAct } from '@tawseel/contract/facts/scans';
import type { Placement } from '../areas/custody/rules/custody.ts';
import { actOn } from '../areas/orders/act.ts';
import { lockOrderOrThrow } from '../areas/orders/find-or-throw.ts';
import type { Act } from '../areas/orders/rules/order-act.ts';
import type { OrderRow } from '../areas/orders/tables.ts';
import { listPlaces } from '../areas/parcels/store.ts';
import type { Desk } from '../areas/scanning/desk.ts';
import { actorNo, stationNo } from '../areas/scanning/store/desks.ts';
import { takeScans } from '../areas/scanning/take-scans.ts';
import type { Trx } from '../platform/engine/tables.ts';
import type { Work } from '../platform/engine/work.ts';
import { UnitOfWork } from '../platform/engine/write-queue.ts';
import type { Actor } from '../platform/values/actor.ts';
import { inEnglish } from '../platform/values/in-english.ts';
import { WHOLE_BUSINESS } from '../platform/values/scope.ts';
import type { DemoContext } from './context.ts';
import type { Crews } from './crews.ts';

/** When and at which warehouse something is done. */
type Moment = { at: number; place: string };

/** Server for the played acts, with the staff signed in and the clock set to the past. */
export type Stage = {
  trx: Trx;
  context: DemoContext;
  crews: Crews;
  workAt: (actor: Actor, moment: Moment) => Work;
  /** Locks an order, to do something with it. */
  lock: (trackingID: string) => Promise<OrderRow>;
  act: (actor: Actor, trackingID: string, act: Act, moment: Moment) => Promise<void>;
  scan: (
    actor: Actor,
    trackingIDs: readonly string[],
    scan: Moment & { act: ScanAct; runId?: string },
  ) => Promise<void>;
  codeOf: (warehouseId: string) => string;
  /** Generates the id that a device gives an act or a scan. */
  clientId: () => string;
  /** Writes what is left to the end. */
  end: () => Promise<void>;
};

/** Opens the stage. The desks share the destinations of addresses. */
export async function openStage(
  { trx, context, crews }: Pick<Stage, 'trx' | 'context' | 'crews'>,
  destinations: Map<string, Placement>,
): Promise<Stage> {
  const unit = new UnitOfWork();
  const places = new Map((await listPlaces(trx)).map((place) => [place.id, place]));
  const names = new Map([...places.values()].map(({ id, name }) => [id, name]));
  let drawn = 0;

  function clientId(): string {
    drawn += 1;
    return `demo${String(drawn).padStart(18, '0')}`;
  }
  function knownPlace(warehouseId: string) {
    const place = places.get(warehouseId);
    if (!place) throw new Error(`The demo has no warehouse ${warehouseId}`);
    return place;
  }
  const lock: Stage['lock'] = (trackingID) => lockOrderOrThrow(trx, WHOLE_BUSINESS, trackingID);
  const workAt: Stage['workAt'] = (actor, { at, place }) => ({
    ...{ trx, unit, actor, now: new Date(at), scope: WHOLE_BUSINESS, undoMinutes: 0 },
    ...{
      publicUrl: undefined,
      calledUrl: '',
      timeZone: context.timeZone,
      say: inEnglish,
      addressHash: crews.addressHash(place),
    },
    assertStillAllowed: async () => undefined,
    audit: async () => undefined,
  });

  return {
    ...{ trx, context, crews, workAt, lock, clientId },
    codeOf: (warehouseId) => knownPlace(warehouseId).code,
    end: () => unit.end(trx, context.timeZone),
    act: async (actor, trackingID, act, moment) => {
      const work = workAt(actor, moment);
      await actOn(work, { order: await lock(trackingID), acts: [act] });
    },
    scan: async (actor, trackingIDs, { act, runId, ...moment }) => {
      const warehouse = knownPlace(moment.place);
      const station = { device: `desk-${warehouse.code}`, name: 'Dock 1', warehouseId: warehouse.id };
      const desk: Desk = {
        ...{ warehouse, names, places: destinations, counts: new Map(), skew: 0, isLimited: false },
        device: station.device,
        station: await stationNo(trx, station),
        scanner: await actorNo(trx, actor),
      };
      const scans = trackingIDs.map((code) => ({ clientId: clientId(), act, code, runId }));
      for (const { result, answer } of await takeScans(workAt(actor, moment), scans, desk))
        if (result !== 'ok' && result !== 'implied') throw new Error(inEnglish(answer));
    },
  };
}

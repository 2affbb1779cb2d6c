import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { areasOf, isZoneCity, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { startingRate } from '../areas/rates/store/essentials.ts';
import { DECIDED } from '../areas/rates/store/starting-prices.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { DAY_MS, type DemoContext } from './context.ts';
import type { DemoSender } from './make-senders.ts';

/** Rounding step of rates, as people quote them. */
const STEP_FILS = 50;
const COMPANIES_WITH_ZONES = 14;
/** Zone 2 is the outskirts. */
const OUTSKIRTS_FILS = 400;

const stepped = (fils: number) => Math.round(fils / STEP_FILS) * STEP_FILS;

/** A rate of every company for every route in both modes, some 10 to 28 percent under that of individuals. */
export function makeCompanyRates(
  context: DemoContext,
  senders: readonly DemoSender[],
): Tables['city_rates'][] {
  return companiesOf(senders).flatMap(({ row, createdAt }) => {
    const discount = 0.72 + context.random.below(10) * 0.02;
    return DELIVERY_TYPES.flatMap((mode) =>
      EMIRATES.flatMap((from_city) =>
        EMIRATES.map((to_city) => ({
          id: context.idAt(createdAt),
          company_id: row.id,
          from_city,
          to_city,
          mode,
          rate_fils: stepped(startingRate(from_city, to_city, mode) * discount),
          starting: DECIDED,
        })),
      ),
    );
  });
}

/** The general zone rates of Dubai and Sharjah, and those agreed with some companies there. */
export function makeZoneRates(context: DemoContext, senders: readonly DemoSender[]): Tables['zone_rates'][] {
  const general = zoneRatesOf(context, '', 0.95, 1);
  const candidates = companiesOf(senders).filter((sender) => isZoneCity(sender.row.city));
  const agreed = context.random
    .shuffled(candidates)
    .slice(0, COMPANIES_WITH_ZONES)
    .flatMap(({ row }) => zoneRatesOf(context, row.id, 0.66 + context.random.below(8) * 0.02, 0.6));
  return [...general, ...agreed];
}

function companiesOf(senders: readonly DemoSender[]): DemoSender[] {
  return senders.filter((sender) => sender.trade !== undefined);
}

/** `share` of the routes between zones, in both modes; some agreements with companies leave areas out. */
function zoneRatesOf(
  context: DemoContext,
  company_id: string,
  factor: number,
  share: number,
): Tables['zone_rates'][] {
  const { random } = context;
  const ends = ZONE_CITIES.flatMap((city) => ZONES.map((zone) => ({ city, zone })));
  const routes = ends.flatMap((from) => ends.map((to) => ({ from, to })));
  const chosen = routes.filter(() => random.chance(share));
  const partly = company_id !== '' && random.chance(0.4);
  const covered = (city: string, zone: string) => {
    const areas = areasOf(city, zone);
    return areas.length > 1 && partly ? areas.filter(() => random.chance(0.7)) : areas;
  };
  return chosen.flatMap(({ from, to }) =>
    DELIVERY_TYPES.map((mode) => {
      const far = (from.zone === 'Zone 2' ? 1 : 0) + (to.zone === 'Zone 2' ? 1 : 0);
      return {
        id: context.idAt(context.now - 120 * DAY_MS),
        company_id,
        from_city: from.city,
        from_zone: from.zone,
        from_areas: JSON.stringify(covered(from.city, from.zone)),
        to_city: to.city,
        to_zone: to.zone,
        to_areas: JSON.stringify(covered(to.city, to.zone)),
        mode,
        rate_fils: stepped(startingRate(from.city, to.city, mode) * factor + far * OUTSKIRTS_FILS),
      };
    }),
  );
}

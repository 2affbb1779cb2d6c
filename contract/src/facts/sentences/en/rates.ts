import { cityLabel } from '../../emirates.ts';
import {
  aed,
  type CityRoute,
  type ModeRoute,
  modeRouteText,
  plural,
  routeText,
  type ZoneRoute,
  zoneRouteText,
} from './words.ts';

/** Starting price that an order needs and that is not confirmed yet. */
type StartingPrice =
  | { of: 'route'; mode: string; fromCity: string; toCity: string }
  | { of: 'weight'; kg: number }
  | { of: 'size'; volume: number }
  | { of: 'packing' };

function startingPriceText(price: StartingPrice): string {
  if (price.of === 'packing') return 'the packing charge';
  if (price.of === 'weight') return `the charge for ${price.kg} kg`;
  if (price.of === 'size') return `the charge for ${price.volume} cm³`;
  const { mode, fromCity, toCity } = price;
  return `the ${mode} rate from ${routeText({ from: { city: fromCity }, to: { city: toCity } })}`;
}

/** Also shown next to the charges for weight (specification, section 4). */
export const TOO_HEAVY = 'For weights above 30 kg, please book another shipment.';

export const rates = {
  too_heavy: TOO_HEAVY,
  no_rate: ({ mode, ...route }: CityRoute & { mode: string }) =>
    `There is no ${mode} rate from ${routeText(route)}.`,
  no_weight_charge: ({ kg }: { kg: number }) => `No weight charge covers ${kg} kg.`,
  no_size_charge: ({ volume }: { volume: number }) => `No size category fits ${volume} cm³.`,
  no_packing_charge: 'No additional packing charge is set.',
  starting_price: ({ prices }: { prices: readonly StartingPrice[] }) => {
    const [these, them] =
      prices.length === 1 ? ['This starting price is', 'it'] : ['These starting prices are', 'them'];
    return (
      `${these} not confirmed yet: ${prices.map(startingPriceText).join(', ')}. ` +
      `An administrator can change or keep ${them} under Prices, or under Users, Edit User Price.`
    );
  },

  no_such_company: 'There is no company with this id.',
  no_such_rate: (route: ModeRoute) => `There is no rate with this id for ${modeRouteText(route)}.`,
  no_own_rate: ({ company, ...route }: ModeRoute & { company: string }) =>
    `${company} has no own rate for ${modeRouteText(route)}.`,
  route_twice: (route: ModeRoute) => `${modeRouteText(route)} is listed twice. List each route once.`,
  no_zone_rate: (route: ZoneRoute) => `There is no zone rate for ${zoneRouteText(route)}.`,
  no_such_zone_rate: 'There is no zone rate with this id.',
  no_zone_rates_in_mode: ({ company, mode }: { company: string; mode: string }) =>
    `${company} has no zone rates in ${mode} mode.`,
  zone_rate_exists: ({ price, ...route }: ZoneRoute & { price: number }) =>
    `${zoneRouteText(route)} already has a zone rate: ${aed(price)}. Edit that one.`,
  other_zone_rate: (route: ZoneRoute) =>
    `${zoneRouteText(route)} is a different zone rate. The route cannot be changed.`,
  no_such_area: ({ area, city, zone }: { area: string; city: string; zone: string }) =>
    `“${area}” is not an area of ${city}, ${zone}.`,
  no_such_weight_charge: 'There is no weight charge with this id.',
  no_such_packing_charge: 'There is no packing charge with this id.',
  no_such_size_charge: 'There is no size charge with this id.',
  same_volume: ({ size, maxVolume }: { size: string; maxVolume: number | null }) =>
    `${size} has the same largest volume (${maxVolume === null ? 'unlimited' : `${maxVolume} cm³`}). Choose another.`,

  rate_updated: ({ price, ...route }: ModeRoute & { price: number }) =>
    `${modeRouteText(route)} is now ${aed(price)}.`,
  company_rates_updated: ({ company, routes }: { company: string; routes: readonly ModeRoute[] }) =>
    `Rates of ${company} updated: ${routes.map(modeRouteText).join(', ')}.`,
  rates_from_city_updated: ({ from, to }: { from: string; to: readonly string[] }) =>
    `Rates from ${cityLabel(from)} to ${to.map(cityLabel).join(', ')} updated.`,
  all_rates_updated: ({ cities }: { cities: readonly { from: string; price: number }[] }) =>
    `All rates updated from ${cities.map(({ from, price }) => `${cityLabel(from)} to ${aed(price)}`).join(', ')}.`,
  zone_rate_created: (route: ZoneRoute) => `Zone rate for ${zoneRouteText(route)} created.`,
  zone_rate_updated: (route: ZoneRoute) => `Zone rate for ${zoneRouteText(route)} updated.`,
  zone_rates_updated: ({ company, mode, price }: { company: string; mode: string; price: number }) =>
    `All ${mode} zone rates of ${company} are now ${aed(price)}.`,
  weight_charge_updated: ({ range, price }: { range: string; price: number }) =>
    `The charge for ${range} kg is now ${aed(price)}.`,
  packing_charge_updated: ({ price }: { price: number }) => `The packing charge is now ${aed(price)}.`,
  size_charge_updated: ({ size, price }: { size: string; price: number }) =>
    `The charge for ${size} is now ${aed(price)}.`,
  starting_prices_kept: ({ prices, count }: { prices: string; count: number }) => {
    const words = prices === 'all' ? 'prices' : prices.replace('-', ' ');
    if (count === 0) return `No starting ${words} are left to confirm.`;
    return plural(count, `of the ${words} is confirmed.`, `${words} are confirmed.`);
  },
};

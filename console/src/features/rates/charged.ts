import type { BaseRate } from '@tawseel/contract/city-rates';
import type { RateKind } from '@tawseel/contract/facts/rate-kinds';
import type { Loose } from '../../api/tolerant.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { joined, showNumber } from '../../ui/format.ts';

/** Text about a route's charge, needed if its box does not show the rate that applies. */
export type Charged = {
  /** Placeholder of the empty box. */
  hint?: string;
  /** Text below the box, if zone rates apply in some areas. */
  about?: string;
};

type Base = NonNullable<Loose<BaseRate>['bases']>[number];

function figuresOf({ lowest, highest }: Base): string {
  return lowest === highest ? showNumber(lowest) : `${showNumber(lowest)}–${showNumber(highest)}`;
}

/** Returns the text about a route's base charges besides `own`, the rate in the box. */
export function chargedText(bases: readonly Base[], own: RateKind): Charged {
  const whole = bases.filter(
    ({ kind, lowest, highest }) => kind && lowest !== undefined && highest !== undefined,
  );
  const zones = whole.flatMap((base) => {
    if (base.kind === 'company-zone') return text.ownZoneRates(figuresOf(base));
    return base.kind === 'general-zone' ? text.generalZoneRates(figuresOf(base)) : [];
  });
  const city = whole.find(({ kind }) => kind === 'company-city' || kind === 'individual-city');
  const isOwn = city?.kind === own;
  const other = city ? text.individualIs(figuresOf(city)) : text.noRate;
  const rest = city?.starting ? text.refusedRest(figuresOf(city)) : other;
  if (zones.length > 0) {
    return { hint: text.byArea, about: text.chargedByArea(joined(zones), isOwn ? text.thisRate : rest) };
  }
  if (isOwn) return {};
  return city?.starting ? { hint: other, about: text.refused } : { hint: other };
}

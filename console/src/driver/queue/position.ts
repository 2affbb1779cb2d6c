import { LEAST_ACCURACY_M } from '@tawseel/contract/facts/stops';
import type { GivenAct } from '@tawseel/contract/my-day';

type Position = NonNullable<GivenAct['position']>;

/** What the phone knew before says nothing of where it is now. */
const FRESH_MS = 120_000;
const ASKED: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 30_000 };

let last: { position: Position; at: number } | undefined;

/** What a server takes: an app that makes places up may say anything, and no act waits for that. */
const isPlace = ({ lat, lng, accuracy }: Position) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && accuracy >= 0 && accuracy <= LEAST_ACCURACY_M;

function keep({ coords: { latitude: lat, longitude: lng, accuracy } }: GeolocationPosition): void {
  const position = { lat, lng, accuracy };
  if (isPlace(position)) last = { position, at: Date.now() };
}

/** Asks the phone where it is, once; it answers within seconds, or not at all, and nobody waits for it. */
export function askPosition(): void {
  navigator.geolocation?.getCurrentPosition(keep, () => undefined, ASKED);
}

/** At another stop: where the one before was does not count. */
export function beginStop(): void {
  last = undefined;
  askPosition();
}

/** Where the phone is, if it said so just now. */
export function readPosition(): Position | undefined {
  return last && Date.now() - last.at <= FRESH_MS ? last.position : undefined;
}

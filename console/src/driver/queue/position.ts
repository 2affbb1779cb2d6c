import { LEAST_ACCURACY_M } from '@tawseel/contract/facts/stops';
import type { GivenAct } from '@tawseel/contract/my-day';

type Position = NonNullable<GivenAct['position']>;

/** Milliseconds after which a position is out of date. */
const FRESH_MS = 120_000;
const ASKED: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 30_000 };

let last: { position: Position; at: number } | undefined;

/** Returns true if the server accepts a position; a mock location app may return anything, and no act waits for it. */
const isPlace = ({ lat, lng, accuracy }: Position) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && accuracy >= 0 && accuracy <= LEAST_ACCURACY_M;

function keep({ coords: { latitude: lat, longitude: lng, accuracy } }: GeolocationPosition): void {
  const position = { lat, lng, accuracy };
  if (isPlace(position)) last = { position, at: Date.now() };
}

/** Asks the phone for its position once. It answers within seconds or not at all, and no act waits for it. */
export function askPosition(): void {
  navigator.geolocation?.getCurrentPosition(keep, () => undefined, ASKED);
}

/** Forgets the position of the stop before. */
export function beginStop(): void {
  last = undefined;
  askPosition();
}

/** Returns the position of the phone if it is recent. */
export function readPosition(): Position | undefined {
  return last && Date.now() - last.at <= FRESH_MS ? last.position : undefined;
}

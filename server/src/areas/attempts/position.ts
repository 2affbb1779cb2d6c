import type { ActRow } from './store/acts.ts';

/** Position of a phone in degrees; `accuracy` in metres. */
export type Position = { lat: number; lng: number; accuracy: number };
type StoredPosition = Pick<ActRow, 'lat_e6' | 'lng_e6' | 'accuracy_m'>;

const MILLION = 1_000_000;

/** Returns a position in whole millionths of a degree, a tenth of a metre. */
export function storedPosition(position: Position | undefined): StoredPosition {
  if (!position) return { lat_e6: null, lng_e6: null, accuracy_m: null };
  const { lat, lng, accuracy } = position;
  return {
    lat_e6: Math.round(lat * MILLION),
    lng_e6: Math.round(lng * MILLION),
    accuracy_m: Math.round(accuracy),
  };
}

export function toPosition({ lat_e6, lng_e6, accuracy_m }: StoredPosition): Position | null {
  if (lat_e6 === null || lng_e6 === null || accuracy_m === null) return null;
  return { lat: lat_e6 / MILLION, lng: lng_e6 / MILLION, accuracy: accuracy_m };
}

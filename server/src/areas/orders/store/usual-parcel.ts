import { cityFromText } from '@tawseel/contract/facts/emirates';
import type { Database } from '../../../platform/engine/tables.ts';
import { listSizeRows } from '../../rates/store/charges.ts';
import { findSender } from '../../senders/store.ts';

/** Latest orders of a sender that show what is usual: about a week of a shop. */
const LOOKED_AT = 50;

/** Place of pickup and size of a parcel, as cells of a file; the place is missing if nothing shows it. */
export type UsualParcel = {
  pickup_city?: string;
  pickup_area?: string;
  length_cm: string;
  width_cm: string;
  height_cm: string;
};

/** Returns the most frequent of some texts, of equally frequent ones the first, or undefined if there are none. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0];
}

const inCm = (mm: number) => String(mm / 10);

/** Returns the largest cube of the smallest size. */
async function smallestParcel(db: Database): Promise<UsualParcel> {
  const [smallest] = await listSizeRows(db);
  const edge = String(Math.max(1, Math.floor(Math.cbrt(smallest?.max_volume ?? 1))));
  return { length_cm: edge, width_cm: edge, height_cm: edge };
}

/**
 * Returns the size and place of pickup of most of a sender's latest orders. Without orders, they are the smallest size
 * and the sender's own city.
 */
export async function findUsualParcel(db: Database, senderId: string | undefined): Promise<UsualParcel> {
  const sender = senderId === undefined ? undefined : await findSender(db, senderId);
  if (!sender) return smallestParcel(db);
  const rows = await db
    .selectFrom('orders')
    .select(['pickup_city', 'pickup_area', 'length_mm', 'width_mm', 'height_mm'])
    .where('sender_id', '=', sender._id)
    .orderBy('seq', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const usual = mostFrequent(
    rows.map(({ length_mm, width_mm, height_mm }) =>
      JSON.stringify({ length_cm: inCm(length_mm), width_cm: inCm(width_mm), height_cm: inCm(height_mm) }),
    ),
  );
  const place = mostFrequent(
    rows.map(({ pickup_city, pickup_area }) => JSON.stringify({ pickup_city, pickup_area })),
  );
  const city = cityFromText(sender.city);
  return {
    ...(city ? { pickup_city: city } : {}),
    ...(place ? JSON.parse(place) : {}),
    ...(usual ? JSON.parse(usual) : await smallestParcel(db)),
  };
}

import { typedCommand } from '../typed-command.ts';
import { UserError } from '../user-error.ts';
import { isSameZone } from '../values/time-zone.ts';
import { findFact, settleFact } from './meta.ts';
import { prepared } from './prepared.ts';
import type { Database } from './tables.ts';

/** Another process moved the totals to a new time zone while this one still uses the old one. */
export class TimeZoneMoved extends Error {
  readonly zone: string;

  constructor(zone: string) {
    super(`The time zone of this business is now ${zone}. Restart the server with it.`);
    this.zone = zone;
  }
}

/** Stores the time zone that totals are grouped by, the first time. Throws a UserError if another one is stored. */
export async function keepTimeZone(db: Database, timeZone: string): Promise<void> {
  const kept = await settleFact(db, 'time_zone', timeZone);
  if (isSameZone(kept, timeZone)) return;
  throw new UserError(
    `The time zone of this business is ${kept}, but TIME_ZONE is ${timeZone}. Set TIME_ZONE=${kept}, or change ` +
      `all totals with: ${typedCommand(`check --repair --time-zone ${timeZone}`)}`,
  );
}

const kept = prepared<{ fact: string }, { value: string }>((db, slots) =>
  db.selectFrom('meta').select('value').where('key', '=', slots.fact),
);

/** Throws TimeZoneMoved if totals are no longer grouped by this zone. */
export async function requireTimeZone(db: Database, timeZone: string): Promise<void> {
  const [zone] = await kept(db, { fact: 'time_zone' });
  if (zone && !isSameZone(zone.value, timeZone)) throw new TimeZoneMoved(zone.value);
}

export function findTimeZone(db: Database): Promise<string | undefined> {
  return findFact(db, 'time_zone');
}

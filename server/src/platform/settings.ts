import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { DOOR_PROOFS } from '@tawseel/contract/facts/proofs';
import { isEmail } from '@tawseel/contract/fields';
import * as z from 'zod/mini';
import { UserError } from './user-error.ts';
import { isTimeZone } from './values/time-zone.ts';

const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/\s]+$/, 'must be an address like https://api.example.com, without a path'));
const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\s*-?\d+\s*$/, 'must be a whole number')),
      z.transform((digits) => Number(digits)),
    ),
    z
      .number({ error: 'must be a whole number' })
      .check(z.minimum(least, `must be at least ${least}`), z.maximum(most, `must be at most ${most}`)),
  );
const yesOrNo = z.pipe(
  z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }),
  z.transform((word) => word === 'yes'),
);

/** Returns true for an address with a host, or a socket as `?host=/run/postgresql`, and a database. */
function isPostgresAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const hasSaneEscapes = !/%(?![0-9a-f]{2})/i.test(text);
  return hasSaneEscapes && Boolean(url.host || url.searchParams.get('host')) && url.pathname.length > 1;
}

/**
 * Returns true for several hosts in libpq's syntax, in the address or as `?host=`; the driver would look up one host
 * of that name.
 */
function namesSeveralHosts(text: string): boolean {
  const [authority = ''] = text.replace(/^postgres(ql)?:\/\//, '').split(/[/?#]/);
  const hosts = [authority.split('@').at(-1) ?? '', URL.parse(text)?.searchParams.get('host') ?? ''];
  return hosts.some((host) => host.includes(','));
}

const postgresAddress = z.string().check(
  z.refine(
    (text) => !namesSeveralHosts(text),
    'must name one host. Use one that follows the primary: a virtual address, a DNS name, ' +
      'HAProxy or PgBouncer (docs/operating.md, "When the primary fails")',
  ),
  z.refine(
    isPostgresAddress,
    'must be an address like postgres://user:password@host:5432/database, ' +
      'with these characters of the password escaped: %40 for @, %23 for #, %2F for /, %25 for %',
  ),
);

/**
 * Returns true for an address with a host and nothing after it, because part of an unescaped password could end up
 * there.
 */
function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || /%(?![0-9a-f]{2})/i.test(text)) return false;
  return (url.pathname === '' || url.pathname === '/') && !url.search && !url.hash;
}

const smtpAddress = z
  .string()
  .check(
    z.refine(
      isSmtpAddress,
      'must be an address like smtps://user:password@mail.example.com:465, ' +
        'with these characters of the user and password escaped: %40 for @, %23 for #, %2F for /, %25 for %',
    ),
  );

const emailAddress = z.string().check(z.refine(isEmail, 'must be an email address'));

/** Returns true for an address with a bucket and its credentials. */
function isBucketAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url?.hostname || !/^https?:$/.test(url.protocol) || /%(?![0-9a-f]{2})/i.test(text)) return false;
  return Boolean(url.username && url.password && url.pathname.length > 1);
}

const bucketAddress = z
  .string()
  .check(
    z.refine(
      isBucketAddress,
      'must be an address like https://key:secret@s3.me-central-1.amazonaws.com/bucket?region=me-central-1, ' +
        'with these characters of the secret escaped: %2F for /, %2B for +, %25 for %',
    ),
  );

const commaSeparated = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ),
  z.array(origin),
);

const Settings = z.object({
  /** Address that the server listens on. */
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(whole(0, 65_535), 3000),
  /** Folder of the embedded database. */
  DATA_DIR: z._default(z.string(), 'data'),
  /** postgres://…; if missing, the embedded database is used. */
  DATABASE_URL: z.optional(postgresAddress),
  /** Folder for scheduled backups of the embedded database; if missing, none are made. */
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_HOURS: z._default(whole(1, 24 * 31), 24),
  BACKUP_KEEP: z._default(whole(1, 10_000), 14),
  ADMIN_EMAIL: z.optional(emailAddress),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  /** True if an empty database gets the demo business. */
  DEMO: z._default(yesOrNo, true),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'must be a time zone like Asia/Dubai')),
    BUSINESS_TIME_ZONE,
  ),
  /** Language tag for users who have not chosen a language in the console; English if it is missing or unknown. */
  CONSOLE_LANGUAGE: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(-\w+)*$/i, 'must be a language tag like en')),
  ),
  /** Phrase that an administrator types to confirm a bulk update of rates. */
  BULK_CONFIRM_PHRASE: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'UPDATE ALL RATES'),
  /** Origin of the API that the console calls, if it is not this server. */
  API_HOST: z.optional(origin),
  /** True if that server is also a Tawseel, so that the console offers features beyond the specification. */
  API_HOST_IS_TAWSEEL: z._default(yesOrNo, false),
  /** smtp(s)://…; if missing, no mail is sent. */
  SMTP_URL: z.optional(smtpAddress),
  MAIL_FROM: z.optional(emailAddress),
  /** Address of the console for links in mails, which never use the host of a request. */
  PUBLIC_URL: z.optional(origin),
  CORS_ORIGINS: z._default(commaSeparated, []),
  /** Retention of rows in the audit log, in days. */
  AUDIT_DAYS: z._default(whole(1, 36_500), 730),
  SCAN_DAYS: z._default(whole(1, 36_500), 365),
  /** Proof that drivers need for a delivery, in addition to the name of the person who took the parcel. */
  DOOR_PROOF: z._default(
    z.enum(DOOR_PROOFS, { error: `must be ${DOOR_PROOFS.slice(0, -1).join(', ')} or ${DOOR_PROOFS.at(-1)}` }),
    'any',
  ),
  /** Retention of photos and signatures, in days after the end of their orders. */
  PROOF_DAYS: z._default(whole(1, 36_500), 180),
  /** Folder of photos and signatures; if missing, one in DATA_DIR. */
  FILES_DIR: z.optional(z.string()),
  /** Bucket for photos and signatures instead of a folder: https://key:secret@host/bucket. */
  S3_URL: z.optional(bucketAddress),
  TOKEN_HOURS: z._default(whole(1, 24 * 31), 12),
  /** Minutes within which a move or cancellation of an order can be undone. */
  UNDO_MINUTES: z._default(whole(1, 24 * 60), 10),
  REQUESTS_PER_MINUTE: z._default(whole(1, 10_000_000), 1200),
  /** Limits per hour for one API key or staff member: orders, and megabytes of all data sent to be stored. */
  ORDERS_PER_HOUR: z._default(whole(1, 10_000_000), 10_000),
  MB_PER_HOUR: z._default(whole(1, 1_000_000), 50),
  /** Concurrency limit of requests, above which the server replies 503 at once (see shedLoad). */
  MOST_REQUESTS_AT_ONCE: z._default(whole(1, 100_000), 128),
  MOST_CONNECTIONS: z._default(whole(1, 1_000_000), 4000),
  /** Limit of connections per address; not applied behind a proxy. */
  MOST_CONNECTIONS_PER_ADDRESS: z._default(whole(1, 1_000_000), 600),
  /** Drain time: seconds in which calls are still answered after a stop signal, while the readiness check fails. */
  DRAIN_SECONDS: z._default(whole(0, 3600), 0),
  /** Shutdown timeout: seconds that requests in progress then have to finish. */
  STOP_SECONDS: z._default(whole(1, 3600), 10),
  /** Behind a proxy: use the caller's address and scheme from the X-Forwarded headers. */
  TRUST_PROXY: z._default(yesOrNo, false),
  /** Token for /metrics; if missing, that path does not exist. */
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')),
  ),
  /** Free space on the embedded database's disk, below which the server is not ready. */
  LEAST_FREE_MB: z._default(whole(0, 1_000_000_000), 16),
  /** Free space below which only administrators can save. */
  STAFF_FREE_MB: z._default(whole(0, 1_000_000_000), 200),
  /** If missing: info, or warn at a terminal (see logger.ts). */
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    }),
  ),
});

export type Settings = z.infer<typeof Settings>;

export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** Returns the message for settings that need another setting or exclude each other, or undefined. */
function missing(settings: Settings): string | undefined {
  if (settings.FILES_DIR && settings.S3_URL)
    return 'FILES_DIR cannot be set beside S3_URL: files are kept in one place.';
  if (settings.SMTP_URL && !(settings.MAIL_FROM && settings.PUBLIC_URL))
    return 'SMTP_URL needs MAIL_FROM, the sender of mails, and PUBLIC_URL, the address of links in them.';
  if (settings.MAIL_FROM && !settings.SMTP_URL) return 'MAIL_FROM needs SMTP_URL, which is not set.';
  return undefined;
}

/** Reads the settings from the environment; an empty value counts as missing. Throws a UserError of one sentence. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Settings.safeParse(given);
  const lacking = read.success && missing(read.data);
  if (lacking) throw new UserError(`The setting ${lacking}`);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  throw new UserError(`The setting ${String(issue.path[0])} ${issue.message}.`);
}

/** Text settings that may be shown; others may hold a password or a name. */
const OPEN_TEXTS: ReadonlySet<string> = new Set(['HOST', 'DATA_DIR', 'TIME_ZONE', 'LOG_LEVEL']);

/** Returns the settings that differ from their defaults, for the log. Values that may be secret are shown as 'set'. */
export function changedSettings(settings: Settings): Record<string, unknown> {
  const defaults = readSettings({});
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(defaults, name)),
  );
  const isOpen = (name: string, value: unknown) =>
    typeof value !== 'object' && (typeof value !== 'string' || OPEN_TEXTS.has(name));
  return Object.fromEntries(changed.map(([name, value]) => [name, isOpen(name, value) ? value : 'set']));
}

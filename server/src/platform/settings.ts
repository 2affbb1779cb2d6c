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

/** Names a host, or a socket as `?host=/run/postgresql`, and a database. */
function isPostgresAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const hasSaneEscapes = !/%(?![0-9a-f]{2})/i.test(text);
  return hasSaneEscapes && Boolean(url.host || url.searchParams.get('host')) && url.pathname.length > 1;
}

/** Several hosts as libpq takes them, in the address or as `?host=`; the driver would look for one of that name. */
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

/** Names a host, and nothing after it: of a password that is not escaped, part would stand there. */
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

/** Names a bucket and whoever may use it. */
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
  /** Where the server listens. */
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(whole(0, 65_535), 3000),
  /** The folder of the embedded database. */
  DATA_DIR: z._default(z.string(), 'data'),
  /** postgres://…; absent, the embedded database is used. */
  DATABASE_URL: z.optional(postgresAddress),
  /** Scheduled backups of the embedded database; absent, none are taken. */
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_HOURS: z._default(whole(1, 24 * 31), 24),
  BACKUP_KEEP: z._default(whole(1, 10_000), 14),
  ADMIN_EMAIL: z.optional(emailAddress),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  /** Whether an empty database gets the demo business. */
  DEMO: z._default(yesOrNo, true),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'must be a time zone like Asia/Dubai')),
    BUSINESS_TIME_ZONE,
  ),
  /** Tag of the language of people who have chosen none in the console; absent or unknown to it, English. */
  CONSOLE_LANGUAGE: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(-\w+)*$/i, 'must be a language tag like en')),
  ),
  /** The words an administrator repeats before a bulk update of rates. */
  BULK_CONFIRM_PHRASE: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'UPDATE ALL RATES'),
  /** The API the console speaks to when it is not this server. */
  API_HOST: z.optional(origin),
  /** Whether that server is a Tawseel too, so that the console offers what goes beyond the specification. */
  API_HOST_IS_TAWSEEL: z._default(yesOrNo, false),
  /** smtp(s)://…; absent, no mail is sent. */
  SMTP_URL: z.optional(smtpAddress),
  MAIL_FROM: z.optional(emailAddress),
  /** Where people open the console: links in mails begin with it, never with what a request says of its host. */
  PUBLIC_URL: z.optional(origin),
  CORS_ORIGINS: z._default(commaSeparated, []),
  /** How long the audit log keeps a row. */
  AUDIT_DAYS: z._default(whole(1, 36_500), 730),
  SCAN_DAYS: z._default(whole(1, 36_500), 365),
  /** By what drivers prove a delivery, besides the name of who took it. */
  DOOR_PROOF: z._default(
    z.enum(DOOR_PROOFS, { error: `must be ${DOOR_PROOFS.slice(0, -1).join(', ')} or ${DOOR_PROOFS.at(-1)}` }),
    'any',
  ),
  /** How long photos and signatures are kept after the end of their orders. */
  PROOF_DAYS: z._default(whole(1, 36_500), 180),
  /** Their folder; absent, one in DATA_DIR. */
  FILES_DIR: z.optional(z.string()),
  /** https://key:secret@host/bucket; where they are kept instead of a folder. */
  S3_URL: z.optional(bucketAddress),
  TOKEN_HOURS: z._default(whole(1, 24 * 31), 12),
  /** How long a move of an order, or its cancellation, can be taken back. */
  UNDO_MINUTES: z._default(whole(1, 24 * 60), 10),
  REQUESTS_PER_MINUTE: z._default(whole(1, 10_000_000), 1200),
  /** What one API key or member of staff may put in within an hour: orders, and megabytes of all that is sent to be stored. */
  ORDERS_PER_HOUR: z._default(whole(1, 10_000_000), 10_000),
  MB_PER_HOUR: z._default(whole(1, 1_000_000), 50),
  /** Concurrency limit of requests, beyond which the server says 503 at once (see shedLoad). */
  MOST_REQUESTS_AT_ONCE: z._default(whole(1, 100_000), 128),
  MOST_CONNECTIONS: z._default(whole(1, 1_000_000), 4000),
  /** Connection limit by address; behind a proxy nobody's are counted. */
  MOST_CONNECTIONS_PER_ADDRESS: z._default(whole(1, 1_000_000), 600),
  /** Drain time: how long calls are still answered after a signal to stop, while the readiness check says no. */
  DRAIN_SECONDS: z._default(whole(0, 3600), 0),
  /** Shutdown timeout: how long what is under way then has to end. */
  STOP_SECONDS: z._default(whole(1, 3600), 10),
  /** Behind a proxy: take the caller's address and scheme from its X-Forwarded headers. */
  TRUST_PROXY: z._default(yesOrNo, false),
  /** Token of /metrics; absent, there is no such address. */
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')),
  ),
  /** Room on the disk of the embedded database, below which the server is not ready. */
  LEAST_FREE_MB: z._default(whole(0, 1_000_000_000), 16),
  /** The same, below which only administrators can save something. */
  STAFF_FREE_MB: z._default(whole(0, 1_000_000_000), 200),
  /** Absent: info, or warn where a person watches (see log-stream.ts). */
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    }),
  ),
});

export type Settings = z.infer<typeof Settings>;

export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** Settings that only make sense together; the sentence that says what is missing. */
function missing(settings: Settings): string | undefined {
  if (settings.FILES_DIR && settings.S3_URL)
    return 'FILES_DIR cannot be set beside S3_URL: files are kept in one place.';
  if (settings.SMTP_URL && !(settings.MAIL_FROM && settings.PUBLIC_URL))
    return 'SMTP_URL needs MAIL_FROM, the sender of mails, and PUBLIC_URL, the address of links in them.';
  if (settings.MAIL_FROM && !settings.SMTP_URL) return 'MAIL_FROM needs SMTP_URL, which is not set.';
  return undefined;
}

/** Reads the settings from the environment; an empty value counts as absent. Throws UserError with one sentence. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Settings.safeParse(given);
  const lacking = read.success && missing(read.data);
  if (lacking) throw new UserError(`The setting ${lacking}`);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  throw new UserError(`The setting ${String(issue.path[0])} ${issue.message}.`);
}

/** Texts that may be shown; any other may hold a password or a name. */
const OPEN_TEXTS: ReadonlySet<string> = new Set(['HOST', 'DATA_DIR', 'TIME_ZONE', 'LOG_LEVEL']);

/** The settings that are not at their defaults, for the log: of those that may be secret only that they are set. */
export function changedSettings(settings: Settings): Record<string, unknown> {
  const defaults = readSettings({});
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(defaults, name)),
  );
  const isOpen = (name: string, value: unknown) =>
    typeof value !== 'object' && (typeof value !== 'string' || OPEN_TEXTS.has(name));
  return Object.fromEntries(changed.map(([name, value]) => [name, isOpen(name, value) ? value : 'set']));
}

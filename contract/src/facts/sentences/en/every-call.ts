import type { Say, Sentence } from '../say.ts';
import { plural } from './words.ts';

type Problem = { path: string; problem: Sentence };

/** Refusals that any call may return, and those for several fields of a request. */
export const everyCall = {
  /** The first of several problems. */
  invalid: ({ path, problem, more }: Problem & { more: number }, say: Say) => {
    const sentence = path ? `${path}: ${say(problem)}` : say(problem);
    return more > 0 ? `${sentence} (And ${more} more problems.)` : sentence;
  },
  too_many_fields: ({ most }: { most: number }) =>
    `More than ${most} fields and items. No call accepts so many.`,
  unknown_field: 'Unknown field.',
  beyond_pages: ({ most, rows }: { most: number; rows: 'orders' | 'rows' }) => {
    const instead =
      rows === 'orders'
        ? 'Search for more letters, or add dates or filters. The export and the call without page return all orders.'
        : 'Choose dates or filters, or export the whole log.';
    return `Only the first ${most.toLocaleString('en')} ${rows} found have pages. ${instead}`;
  },
  changed_meanwhile: ({ name }: { name: string }) =>
    `Someone else changed ${name} after you opened it. Load their changes, then save again.`,
  not_current_version: 'Not the current version.',
  key_reused: 'This Idempotency-Key was used for another call. Use a new one for each call.',
  done_and_gone: 'This was done before, and what it was about is gone since.',
  already_entered: 'This was already entered. Reload to see it.',

  malformed: 'The request could not be read.',
  interrupted: 'The request was interrupted.',
  not_json: 'The request body is not valid JSON.',
  body_missing: 'The request body is empty; expected JSON.',
  other_length: 'The length of the request body is not its Content-Length.',
  not_decompressed: 'The request body could not be decompressed.',
  not_utf8: 'The request body is not valid UTF-8.',
  form_unreadable: 'The form data could not be read.',
  bad_url: 'The address is not a valid URL.',
  not_http: 'This is not an HTTP request.',
  no_forwarded_address: 'The X-Forwarded-For header does not end with an IP address.',
  wrong_type: 'Send the body as application/json.',
  not_a_piece: 'Send a piece of a CSV file as text/csv.',
  wrong_encoding: 'Send the body uncompressed, or compressed with gzip or zstd.',
  too_large: ({ kilobytes }: { kilobytes: number }) =>
    `The request body is too large; the limit is ${kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`}.`,
  headers_too_large: "The request's headers are too long; the limit is 16 kB.",
  wrong_method: 'Use GET for this call.',
  no_such_page: 'There is no page at this address.',
  no_such_call: ({ method, path }: { method: string; path: string }) => `There is no call ${method} ${path}.`,
  metrics_need_token: 'Metrics need the header Authorization: Bearer, a space and METRICS_TOKEN.',
  timeout: 'The request took too long to arrive.',
  too_many_requests: ({ seconds }: { seconds: number }) =>
    `Too many requests. Please try again in ${seconds < 60 ? plural(seconds, 'second', 'seconds') : '1 minute'}.`,
  too_many_connections: 'Too many connections from this address.',
  quota_of_bytes: ({ most }: { most: number }) => beyondQuota(`${most} MB`),
  quota_of_orders: ({ most }: { most: number }) => beyondQuota(`${most} orders`),
  quota_of_pickups: ({ most }: { most: number }) => beyondQuota(`${most} requests for pickups`),
  quota_of_labels: ({ most }: { most: number }) => beyondQuota(`${most} labels`),
  quota_of_profile: ({ most }: { most: number }) => beyondQuota(`${most} changes of the profile`),

  internal: 'Something went wrong on the server. It was logged. Please try again.',
  unavailable: 'Tawseel cannot reach its database. Please try again in a few seconds.',
  files_unavailable: 'Pictures can be neither kept nor shown at the moment. Please try again in a minute.',
  busy: 'Tawseel is busy. Please try again in a few seconds.',
  read_only: 'The database of Tawseel is read-only at the moment. Please try again in a few seconds.',
  too_slow:
    "Tawseel's database did not do this in the time it is given for one call. Please try again, or ask for less.",
  perhaps_saved:
    'The connection to the database was lost during saving, so this may or may not be saved. Check before you enter it again.',
  damaged: 'Part of the database is damaged and cannot be read. Please tell the operator of this server.',
  disk_full: 'The disk of the server is full. Nothing was saved. Please tell the operator of this server.',
  disk_almost_full:
    'The disk of the server is almost full: until its operator frees space, only administrators can save.',
  time_zone_moved: ({ zone }: { zone: string }) =>
    `The time zone of this business is now ${zone}. Restart the server with it.`,

  at_limit: 'The server is at its limit: some requests are asked to try again.',
  starting: 'The server is starting.',
  stopping: 'The server is shutting down.',
  no_answer: 'The database does not answer.',
  not_ready_full: 'The disk of the server is full: nothing can be saved until its operator frees space.',
  not_ready_read_only: 'The database is read-only.',
  not_ready_behind: 'The database tables are older than this program. The server must be restarted.',
};

function beyondQuota(what: string): string {
  return `More than ${what} in an hour. Please try again in the next hour.`;
}

import { REFUSALS, type RefusalCode, statusOf } from '@tawseel/contract/facts/sentences/refusals';
import type { NamedRoute } from '@tawseel/contract/route';

/** Refusals of one status: their meaning and codes. */
export type RefusalDoc = { about: string; codes: readonly RefusalCode[] };

/** Refusals that many calls share, by their names in the document. */
export const SHARED = {
  Malformed: { about: 'The body is not valid JSON', codes: REFUSALS[400] },
  Unauthorized: {
    about: 'No token, or a token that is not valid',
    codes: [
      'session_missing',
      'session_ended',
      'key_missing',
      'key_invalid',
      'key_or_token_invalid',
      'not_a_token',
      'other_device',
      'account_gone',
    ],
  },
  Forbidden: {
    about: 'This person or API key may not make the call',
    codes: ['role_not_allowed', 'key_not_allowed', 'people_only', 'change_password_first'],
  },
  TooLarge: { about: 'The body is too large', codes: ['too_large'] },
  WrongType: { about: 'The body is not JSON', codes: REFUSALS[415] },
  Invalid: {
    about: 'A field is missing, unknown or not valid; see issues',
    codes: ['invalid', 'too_many_fields'],
  },
  TooManyRequests: {
    about: 'Too many requests; see Retry-After',
    codes: [
      'too_many_requests',
      'quota_of_bytes',
      'quota_of_orders',
      'quota_of_profile',
      'quota_of_pickups',
      'quota_of_labels',
    ],
  },
  Unavailable: {
    about: 'Overloaded, shutting down or without database; see Retry-After',
    codes: REFUSALS[503],
  },
} as const satisfies Record<string, RefusalDoc>;

export function sharedBy(row: NamedRoute): (keyof typeof SHARED)[] {
  return [
    'TooManyRequests',
    'Unavailable',
    ...(row.method === 'GET' ? [] : (['Malformed', 'TooLarge', 'WrongType'] as const)),
    ...(row.body || row.params || row.query || row.idempotent ? (['Invalid'] as const) : []),
    ...(row.may === 'anybody' ? [] : (['Unauthorized', 'Forbidden'] as const)),
  ];
}

export const statusOfShared = (name: keyof typeof SHARED) => statusOf(SHARED[name].codes[0]);

const REPEATED = {
  key_reused: 'The Idempotency-Key was used for another call',
  done_and_gone: 'It was done before, and is gone since',
};

/** Returns a call's own refusals. They replace the shared ones of the same status and include their codes. */
export function ownRefusals(row: NamedRoute): [status: string, RefusalDoc][] {
  const own = Object.entries({ ...row.refusals, ...(row.idempotent ? REPEATED : {}) });
  const byStatus = Map.groupBy(own, ([code]) => statusOf(code as RefusalCode));
  return [...byStatus].map(([status, entries]) => {
    const shared = sharedBy(row).filter((name) => statusOfShared(name) === status);
    return [
      String(status),
      {
        about: entries.map(([, about]) => about).join('; '),
        codes: [
          ...entries.map(([code]) => code as RefusalCode),
          ...shared.flatMap((name) => SHARED[name].codes),
        ],
      },
    ];
  });
}

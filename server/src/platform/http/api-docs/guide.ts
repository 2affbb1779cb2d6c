import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import { IDEMPOTENCY_DAYS, REPLAYED_HEADER } from '@tawseel/contract/idempotency';

/** Refusals that any call may return. */
export const OF_ANY_CALL = [
  'internal',
  'invalid',
  'interrupted',
  'bad_url',
  'no_such_page',
  'wrong_method',
  'already_entered',
  'just_moved',
] as const satisfies readonly RefusalCode[];

/** Chapter of the guide: paragraphs, and optional commands. */
export type Chapter = { title: string; text: readonly string[]; code?: string };

/** API guide: what a caller should know before the first call. */
export const GUIDE: readonly Chapter[] = [
  {
    title: 'Sending a token',
    text: [
      'Every call except the open ones needs the header “Authorization: Bearer”, a space and a token. A program uses an API key, which begins with tws_. An administrator creates it on the page Access or on the command line; it is shown only once. A sender key creates, lists and tracks orders of that sender, prints their labels, and corrects and cancels those not collected yet; a driver key updates the orders of a warehouse, a cashier key records their cash. GET /api/whoami returns the owner of a key.',
      'People sign in with POST /api/admin/login and get a token. An administrator may make every call; supervisors, operators and cashiers the calls that name their role, for their own warehouse: others answer 404, and lists leave them out.',
    ],
    code: `npm run tawseel -- keys create 'My shop' --role sender --for shop@example.com

curl https://tawseel.example/api/orders -H 'Authorization: Bearer tws_…' -H 'Content-Type: application/json' -d @order.json`,
  },
  {
    title: 'Repeating a call',
    text: [
      `If you get no answer, the order may or may not exist. Send the header ${IDEMPOTENCY_HEADER} with your own name for the call, such as your order number, and repeat it: it runs only once, and for ${IDEMPOTENCY_DAYS} days a repeat gets the first message and the current order, with the header ${REPLAYED_HEADER}: true. The same key with another call or body is refused (409). Refusals are not kept.`,
    ],
  },
  {
    title: 'Values',
    text: [
      'Times are ISO 8601 in UTC. Money is in AED with at most 2 decimals, weights are in kg, lengths in cm, volumes in cm³. Ids are opaque. A tracking ID in a path works with or without hyphens, in any case.',
      'Unknown fields in requests are refused. null for an optional field is as if it were missing, unless its schema lists null. Replies may get new fields: ignore those that you do not know. Paths work with and without a slash at the end.',
    ],
  },
  {
    title: 'Reading orders',
    text: [
      'With page you get one page of orders, without it all of them, streamed, newest first. With a search or filter, and for sender keys, only the first thousand orders have pages; later pages are refused (422). To read all, or only new ones, give days and no page:',
    ],
    code: `curl 'https://tawseel.example/api/orders/orders-all?from=2026-11-20&to=2026-11-21' -H 'Authorization: Bearer tws_…'`,
  },
  {
    title: 'Refusals',
    text: [
      `Errors have the body {message, code, params?, issues?, requestId}: a sentence for people, a code for programs with what the sentence says besides, the problems by field, and an id, which is also in the header ${REQUEST_ID_HEADER}. Give it to the operator to find the request in the log. 429 and 503 have Retry-After in seconds; you may repeat these calls unchanged.`,
      `Each call lists its codes, and those that calls share; any may answer ${OF_ANY_CALL.join(', ')} too. There may be new ones: go by the status where you do not know a code. Sentences are in the language that Accept-Language asks for, if this server has it, else in English.`,
    ],
  },
  {
    title: 'Programs',
    text: ['The OpenAPI 3.1 document is at /api/openapi.json. Generate clients from it:'],
    code: 'npx openapi-typescript https://tawseel.example/api/openapi.json -o tawseel.d.ts',
  },
];

/** Returns the guide as Markdown. */
export function guideText(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ title, text, code }) =>
      [`## ${title}`, ...text, ...(code ? [`\`\`\`sh\n${code}\n\`\`\``] : [])].join('\n\n'),
    )
    .join('\n\n');
}

import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { IDEMPOTENCY_DAYS, REPLAYED_HEADER } from '@tawseel/contract/idempotency';

/** A part of the guide: paragraphs, and what is typed to do it. */
export type Chapter = { title: string; text: readonly string[]; code?: string };

/** API guide: what a caller should know before the first call. */
export const GUIDE: readonly Chapter[] = [
  {
    title: 'Sending a token',
    text: [
      'Every call but the open ones wants a header: Authorization: Bearer, a space and a token. A program uses an API key, which begins with tws_. An administrator makes it, on the page Access or on the machine of the server, and it is shown once. A key of a sender puts in, lists and follows the orders of that one, and corrects and cancels those that are not collected yet; one of a driver moves the orders of a warehouse on, one of a cashier records their cash. GET /api/whoami says whose a key is.',
      'People sign in with POST /api/admin/login and get a token. An administrator may make every call; supervisors, operators and cashiers those that name them, about their own warehouse: of another one they hear what they would hear of none (404), and lists leave it out.',
    ],
    code: `npm run tawseel -- keys create 'My shop' --role sender --for shop@example.com

curl https://tawseel.example/api/orders -H 'Authorization: Bearer tws_…' -H 'Content-Type: application/json' -d @order.json`,
  },
  {
    title: 'Repeating a call',
    text: [
      `When no answer comes, nobody knows whether the order is in. Send the header ${IDEMPOTENCY_HEADER} with a name of your own for the call, such as your order number, and repeat it as often as you like: the work is done once, and for ${IDEMPOTENCY_DAYS} days a repeat gets the first message, and the order as it is by then, with the header ${REPLAYED_HEADER}: true. The same key with another call or another body is refused (409). A refusal is not kept, since nothing was done.`,
    ],
  },
  {
    title: 'Values',
    text: [
      'Times are ISO 8601 in UTC. Money is in AED with at most 2 decimals, weights are in kg, lengths in cm, volumes in cm³. Ids are opaque. A tracking ID in an address is found with or without its hyphens, in any case.',
      'Fields that a call does not know are refused, so that a misspelt one is not lost. Replies may get more fields one day: let your program pass over what it does not know. Paths work with and without a slash at the end.',
    ],
  },
  {
    title: 'Reading orders',
    text: [
      'With page the orders come page by page, without it all of them in one answer, streamed, newest first. A search or a filter has pages of its first thousand orders, and what the key of a sender lists is filtered by that sender: a page behind those is refused (422). To keep up with what is new, or to read what is old, name days and no page:',
    ],
    code: `curl 'https://tawseel.example/api/orders/orders-all?from=2026-11-20&to=2026-11-21' -H 'Authorization: Bearer tws_…'`,
  },
  {
    title: 'Refusals',
    text: [
      `Whatever is not a success has the body {message, code, issues?, requestId}: a sentence for people, a word for programs, the problems field by field, and an id. Every answer has it in the header ${REQUEST_ID_HEADER}; name it to the operator, whose log has the request under it. 429 and 503 carry Retry-After, in seconds; those calls may be repeated as they are.`,
    ],
  },
  {
    title: 'Programs',
    text: ['The same as OpenAPI 3.1 is at /api/openapi.json, from which clients can be generated:'],
    code: 'npx openapi-typescript https://tawseel.example/api/openapi.json -o tawseel.d.ts',
  },
];

/** The guide as Markdown. */
export function guideText(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ title, text, code }) =>
      [`## ${title}`, ...text, ...(code ? [`\`\`\`sh\n${code}\n\`\`\``] : [])].join('\n\n'),
    )
    .join('\n\n');
}

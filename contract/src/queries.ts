import * as z from 'zod/mini';
import { OPEN_BODY_LIMIT } from './facts/limits.ts';
import { byId, email, instant, lines, oneLine, words } from './fields.ts';
import { table } from './route.ts';

export const Query = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  subject: z.string(),
  createdAt: instant,
});
export type Query = z.infer<typeof Query>;

const done = z.object({ success: z.literal(true) });

export const queries = table('queries', {
  listQueries: {
    method: 'GET',
    path: '/api/contact/',
    summary: 'Customer queries, newest first',
    reply: z.object({ success: z.literal(true), data: z.array(Query) }),
    key: 'data',
  },
  deleteQuery: {
    method: 'DELETE',
    path: '/api/contact/:id',
    summary: 'Deletes a query',
    params: byId,
    reply: done,
    refusals: { 404: 'No such query' },
  },
  createQuery: {
    method: 'POST',
    path: '/api/contact/',
    summary: 'A customer writes in; open to everybody, rate-limited',
    auth: 'none',
    body: z.strictObject({
      name: words(120).check(oneLine),
      email,
      subject: words(200).check(oneLine),
      message: words(5000).check(lines),
    }),
    bodyLimit: OPEN_BODY_LIMIT,
    reply: done,
    status: 201,
    perMinute: 5,
    refusals: { 429: 'Too many messages, from this address or in all' },
  },
});

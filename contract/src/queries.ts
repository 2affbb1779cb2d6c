import * as z from 'zod/mini';
import { DELETED_AT_ONCE, LONGEST } from './facts/limits.ts';
import { DISPATCH, READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { byId, email, id, instant, lines, maybeLines, moment, words } from './fields.ts';
import { limitOfPage, pageFigures, paging } from './paging.ts';
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
const deleted = z.object({ success: z.literal(true), deleted: z.number() });

export const queries = table('queries', {
  listQueries: {
    method: 'GET',
    path: '/api/contact/',
    may: READERS.queries,
    summary: 'Customer queries, newest first; paged with page, otherwise all, streamed',
    query: z.strictObject(paging).check(limitOfPage),
    reply: z.object({
      success: z.literal(true),
      data: z.array(Query),
      ...pageFigures,
      asOf: z.optional(instant),
    }),
    key: 'data',
  },
  deleteQuery: {
    method: 'DELETE',
    path: '/api/contact/:id',
    may: DISPATCH,
    summary: 'Deletes a query',
    invalidates: ['queries'],
    params: byId,
    reply: done,
    refusals: { no_such_query: 'No such query' },
  },
  deleteQueries: {
    method: 'POST',
    path: '/api/contact/delete',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Deletes the queries with these ids; missing ones are ignored',
    invalidates: ['queries'],
    body: z.strictObject({
      ids: z
        .array(id, rule('not_ids'))
        .check(
          z.minLength(1, rule('nothing_named')),
          z.maxLength(DELETED_AT_ONCE, rule('too_many_at_once', { max: DELETED_AT_ONCE })),
        ),
    }),
    reply: deleted,
  },
  deleteFoundQueries: {
    method: 'POST',
    path: '/api/contact/delete-found',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Deletes all queries that a search finds, except those that came after asOf',
    invalidates: ['queries'],
    body: z.strictObject({ search: maybeLines(100), asOf: moment }),
    reply: deleted,
  },
  createQuery: {
    method: 'POST',
    path: '/api/contact/',
    summary: 'A message from a customer; no token, rate-limited',
    invalidates: ['queries'],
    may: 'anybody',
    body: z.strictObject({
      name: words(LONGEST.name),
      email,
      subject: words(LONGEST.subject),
      message: lines(LONGEST.message),
    }),
    reply: done,
    status: 201,
    perMinute: 5,
    refusals: { too_many_messages: 'Too many messages, from this address or from all' },
  },
});

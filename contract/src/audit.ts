import * as z from 'zod/mini';
import { SUBJECT_KINDS } from './facts/audit.ts';
import { day, id, instant, maybeWords, notOneOf, wholeNumber } from './fields.ts';
import { daysInOrder } from './order-filters.ts';
import { pageFigures } from './paging.ts';
import { table } from './route.ts';

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** One write: the changed fields before and after it, without secrets. */
export const AuditRow = z.object({
  _id: z.string(),
  at: instant,
  actorKind: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  addressHash: z.string(),
  call: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  before: fields,
  after: fields,
});
export type AuditRow = z.infer<typeof AuditRow>;

const filters = {
  /** Id of a person or key, or a constant of facts/audit.ts for an actor without an id. */
  actor: z.optional(id),
  subjectKind: z.optional(z.enum(SUBJECT_KINDS, notOneOf(SUBJECT_KINDS))),
  subject: z.optional(id),
  /** `area.name`, or an area for all of its calls. */
  call: z.optional(maybeWords(80)),
  from: z.optional(day),
  to: z.optional(day),
};
export const audit = table('audit', {
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    feature: 'tawseel',
    summary: 'A page of the audit log, newest first',
    query: z
      .strictObject({
        page: z.optional(wholeNumber(10_000_000)),
        limit: z.optional(wholeNumber(100)),
        ...filters,
      })
      .check(daysInOrder),
    reply: z.object({ data: z.array(AuditRow), ...pageFigures }),
    key: 'data',
  },
  exportAudit: {
    method: 'GET',
    path: '/api/audit/export',
    feature: 'tawseel',
    summary: 'The filtered audit log as CSV, newest first, streamed',
    query: z.strictObject(filters).check(daysInOrder),
    reply: z.string(),
    type: 'text/csv',
  },
});

import { allRoutes } from '@tawseel/contract';
import type { audit } from '@tawseel/contract/audit';
import { AUDIT_PAGE_SIZE, MOST_AUDITED } from '@tawseel/contract/facts/limits';
import type { ParsedRequest } from '@tawseel/contract/route';
import { invalidField } from '../../platform/http/errors.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { periodOf } from '../../platform/values/period.ts';
import { audit as auditKind } from './csv.ts';
import { type AuditFilter, listAudit, readAudit } from './store.ts';

type Filters = ParsedRequest<(typeof audit)['exportAudit']>['query'];

/** Returns one call by name, or all calls of an area. */
function callsOf(asked: string): string[] {
  const named = allRoutes.filter(({ area }) => area === asked).map(({ area, name }) => `${area}.${name}`);
  return named.length > 0 ? named : [asked];
}

function filterOf({ call, from, to, ...rest }: Filters, { settings, clock }: Context): AuditFilter {
  const dayOf = (day: string) => periodOf({ startDate: day, endDate: day }, clock(), settings.TIME_ZONE);
  return {
    ...rest,
    calls: call ? callsOf(call) : undefined,
    from: from && dayOf(from).from,
    to: to && dayOf(to).to,
  };
}

export const auditCalls: Handlers<typeof audit> = {
  listAudit: async ({ query: { page = 1, limit = AUDIT_PAGE_SIZE, ...filters } }, context) => {
    const { wanted, figures } = pageOf(page, limit);
    const { rows, total, moreThanTotal } = await listAudit(context.db, filterOf(filters, context), {
      ...wanted,
      say: speakerOf(context.request),
    });
    if (moreThanTotal && wanted.offset >= MOST_AUDITED)
      throw invalidField('page', 'beyond_pages', { most: MOST_AUDITED, rows: 'rows' });
    return { data: rows, ...figures(total), ...(moreThanTotal ? { moreThanTotal } : {}) };
  },

  exportAudit: ({ query }, context) =>
    sendCsv(context, 'audit', auditKind, readAudit(context.db, filterOf(query, context))),
};

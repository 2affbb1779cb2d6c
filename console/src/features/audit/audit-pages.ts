import { audit } from '@tawseel/contract/audit';
import { SUBJECT_KINDS, type SubjectKind } from '@tawseel/contract/facts/audit';
import { AUDIT_PAGE_SIZE, MOST_AUDITED } from '@tawseel/contract/facts/limits';
import type { RequestInput } from '@tawseel/contract/route';
import { useMemo } from 'react';
import { readRows } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { useFilterParam } from '../../ui/navigation/use-search-param-state.ts';
import type { LooseAudit } from './audit-rows.ts';

export type AuditFilters = NonNullable<RequestInput<typeof audit.exportAudit>['query']>;

const LIST: PagedCall<LooseAudit, AuditFilters> = {
  row: audit.listAudit,
  limit: AUDIT_PAGE_SIZE,
  window: MOST_AUDITED,
  fetchRows: ({ page, limit }, filters, signal) =>
    readRows(audit.listAudit, { query: { page, limit, ...filters } }, signal),
  finder: () => () => true,
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Filters of the audit log, in the search params of the address. */
export function useAuditFilters(toFirst: () => void) {
  const [kind, setKind] = useFilterParam('kind', toFirst);
  const [from, setFrom] = useFilterParam('from', toFirst);
  const [to, setTo] = useFilterParam('to', toFirst);
  const [actor, setActor] = useFilterParam('actor', toFirst);
  const [subject, setSubject] = useFilterParam('subject', toFirst);
  const subjectKind: SubjectKind | undefined = SUBJECT_KINDS.find((one) => one === kind);
  const filters = useMemo<AuditFilters>(
    () => ({
      ...(subjectKind ? { subjectKind } : {}),
      ...(DAY.test(from) ? { from } : {}),
      ...(DAY.test(to) ? { to } : {}),
      ...(actor ? { actor } : {}),
      ...(subject ? { subject } : {}),
    }),
    [subjectKind, from, to, actor, subject],
  );
  const setters = { setKind, setFrom, setTo, setActor, setSubject };
  return {
    filters,
    isWrong: filters.from !== undefined && filters.to !== undefined && filters.from > filters.to,
    ...setters,
    clear: () => {
      for (const set of Object.values(setters)) set('');
    },
  };
}

export function useAuditPages(page: number, filter: AuditFilters) {
  return usePages(LIST, { page, search: '', filter });
}

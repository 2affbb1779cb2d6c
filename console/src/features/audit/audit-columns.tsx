import { auditText as text } from '../../texts/audit.ts';
import type { Column } from '../../ui/data-table.tsx';
import { show, showTime } from '../../ui/format.ts';
import { actionText, actorText, changesOf, kindOfSubject, type LooseAudit } from './audit-rows.ts';

export function auditColumns(): Column<LooseAudit>[] {
  return [
    {
      key: 'at',
      header: text.when,
      width: '11rem',
      cell: ({ at }) => <time dateTime={at}>{showTime(at)}</time>,
    },
    { key: 'who', header: text.who, width: '20%', cut: true, cell: actorText },
    { key: 'action', header: text.action, width: '9rem', cell: actionText },
    {
      key: 'subject',
      header: text.subject,
      cut: true,
      cell: ({ subjectKind, subjectName }) =>
        [kindOfSubject(subjectKind), subjectName].filter(Boolean).map(show).join(' · '),
    },
    {
      key: 'fields',
      header: text.fields,
      cut: true,
      cell: (row) =>
        changesOf(row)
          .map(({ name }) => name)
          .join(', '),
    },
  ];
}

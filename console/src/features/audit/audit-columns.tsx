import { auditText as text } from '../../texts/en/audit.ts';
import { showTime } from '../../ui/dates.ts';
import { tipWhenCut } from '../../ui/display/tooltip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { actionText, actorText, changesText, kindOfSubject, type LooseAudit } from './audit-rows.ts';
import styles from './history.module.css';

function Subject({ subjectKind, subjectName }: LooseAudit) {
  if (!subjectName) return kindOfSubject(subjectKind);
  return (
    <>
      {`${kindOfSubject(subjectKind)} · `}
      <bdi {...(subjectKind === 'order' && { className: styles.order, ...tipWhenCut })}>{subjectName}</bdi>
    </>
  );
}

export function auditColumns(): Column<LooseAudit>[] {
  return columnsOf(text, {
    at: {
      header: text.when,
      width: 'clamp(7.75rem, 15cqi, 11rem)',
      cell: ({ at }) => <time dateTime={at}>{showTime(at)}</time>,
    },
    who: { width: '15%', cell: actorText },
    action: { width: 'clamp(6.5rem, 15cqi, 12rem)', cell: actionText },
    subject: { cell: Subject },
    fields: { width: '32%', cell: changesText },
  });
}

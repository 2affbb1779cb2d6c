import { auditText as text } from '../../texts/en/audit.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { dotted, show } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import {
  actionText,
  actorText,
  type Change,
  changesOf,
  kindOfActor,
  kindOfSubject,
  type LooseAudit,
} from './audit-rows.ts';
import styles from './history.module.css';

type AuditDialogProps = WindowFrame & {
  row: LooseAudit;
  onActor: (id: string) => void;
  onSubject: (id: string) => void;
};

/** Returns the columns of the changes, which show whole texts. */
function changeColumns(): Column<Change>[] {
  return columnsOf(text, {
    name: { header: text.field, width: '30%', shows: 'whole', cell: ({ name }) => name },
    before: { shows: 'whole', cell: ({ before }) => before },
    after: { shows: 'whole', cell: ({ after }) => after },
  });
}

/** Entry of the audit log: actor, time and subject, and each field before and after. */
export function AuditDialog({ row, onActor, onSubject, ...frame }: AuditDialogProps) {
  const { at, actorId, actorKind, subjectId, subjectKind, subjectName, addressHash } = row;
  const subject = dotted([kindOfSubject(subjectKind), subjectName]);
  return (
    <Dialog
      {...frame}
      title={`${actionText(row)}: ${subject}`}
      size="large"
      footer={
        <>
          {actorId && <Button onClick={() => onActor(actorId)}>{text.onlyBy(actorText(row))}</Button>}
          {subjectId && (
            <Button onClick={() => onSubject(subjectId)}>{text.onlyAbout(show(subjectName))}</Button>
          )}
        </>
      }
    >
      <DefinitionList
        items={[
          { label: text.when, value: <time dateTime={at}>{showTime(at)}</time> },
          { label: text.who, value: actorText(row) },
          { label: text.role, value: kindOfActor(actorKind) },
          { label: text.address, value: <span translate="no">{show(addressHash)}</span> },
        ]}
      />
      <h3 className={styles.title}>{text.changes}</h3>
      <DataTable
        label={text.changes}
        columns={changeColumns()}
        rows={changesOf(row)}
        rowKey={({ name }) => name}
        empty={<p>{text.noFields}</p>}
      />
    </Dialog>
  );
}

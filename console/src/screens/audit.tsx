import { audit } from '@tawseel/contract/audit';
import { SUBJECT_KINDS } from '@tawseel/contract/facts/audit';
import { call } from '../api/call.ts';
import { auditColumns } from '../features/audit/audit-columns.tsx';
import { AuditDialog } from '../features/audit/audit-dialog.tsx';
import { useAuditFilters, useAuditPages } from '../features/audit/audit-pages.ts';
import { actorText, type LooseAudit } from '../features/audit/audit-rows.ts';
import { PersonField } from '../features/audit/person-field.tsx';
import { CsvButton } from '../features/export/csv-button.tsx';
import { Page } from '../features/page/page.tsx';
import { auditText as text } from '../texts/en/audit.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Opened } from '../ui/dialog/opened.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { show } from '../ui/format.ts';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { rowKey } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../ui/table/paged.tsx';
import { Filters, Toolbar } from '../ui/table/toolbar.tsx';

type ChosenProps = { label: string; onClear: () => void };

function Chosen({ label, onClear }: ChosenProps) {
  return (
    <Button small aria-label={text.showAll(label)} onClick={onClear}>
      {`${label} ×`}
    </Button>
  );
}

export function AuditLog() {
  const { page, setPage, toFirst } = usePage();
  const { filters, isWrong, ...set } = useAuditFilters(toFirst);
  const list = useAuditPages(page, isWrong ? { ...filters, to: undefined } : filters);
  const opened = useOpened<LooseAudit>();
  const columns = auditColumns();
  const isFiltered = Object.keys(filters).length > 0;
  const [first] = list.rows ?? [];
  const kinds = [
    { value: '', label: text.allKinds },
    ...SUBJECT_KINDS.map((value) => ({ value, label: text.subjects[value] })),
  ];
  const counted = list.moreThanTotal ? text.moreThan : text.count;

  function only(choose: () => void) {
    opened.close();
    choose();
  }

  return (
    <Page
      title={text.title}
      actions={<CsvButton list="audit" fetchCsv={() => call(audit.exportAudit, { query: filters })} />}
    >
      <Toolbar count={list.rows && !list.previous ? counted(list.total) : ''}>
        <Filters>
          <Select
            label={text.kind}
            options={kinds}
            value={filters.subjectKind ?? ''}
            onChange={set.setKind}
          />
          <DateField
            label={text.from}
            value={filters.from ?? ''}
            max={filters.to}
            error={isWrong ? text.wrongDays : undefined}
            onChange={set.setFrom}
          />
          <DateField label={text.to} value={filters.to ?? ''} min={filters.from} onChange={set.setTo} />
          {!filters.actor && <PersonField onChoose={set.setActor} />}
        </Filters>
        {filters.actor && (
          <Chosen
            label={text.by(first ? actorText(first) : text.chosenActor)}
            onClear={() => set.setActor('')}
          />
        )}
        {filters.subject && (
          <Chosen
            label={text.about(first ? show(first.subjectName) : text.chosenSubject)}
            onClear={() => set.setSubject('')}
          />
        )}
      </Toolbar>
      <Paged
        page={page}
        pages={list.pages}
        end={list.moreThanTotal ? text.firstOfMore(list.total) : undefined}
        previous={list.previous}
        onPage={setPage}
      >
        <LoadedTable
          read={list}
          rows={list.rows}
          failed={text.loadFailed}
          label={text.title}
          columns={columns}
          rowKey={rowKey}
          onRow={opened.open}
          empty={
            <NothingFound
              title={text.empty}
              hint={text.emptyHint}
              onClear={isFiltered ? set.clear : undefined}
            />
          }
        />
      </Paged>
      <Opened of={opened}>
        {(frame, row) => (
          <AuditDialog
            row={row}
            {...frame}
            onActor={(id) => only(() => set.setActor(id))}
            onSubject={(id) => only(() => set.setSubject(id))}
          />
        )}
      </Opened>
    </Page>
  );
}

import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { ChooseFile } from '../features/import/choose-file.tsx';
import { ColumnFields } from '../features/import/column-fields.tsx';
import { FirstRows } from '../features/import/first-rows.tsx';
import styles from '../features/import/import.module.css';
import { ImportStatus } from '../features/import/import-status.tsx';
import { Report } from '../features/import/report.tsx';
import { isWorking, useImport, useImportActions } from '../features/import/use-import.ts';
import { Page } from '../features/page/page.tsx';
import { importText as text } from '../texts/en/import.ts';
import { Card } from '../ui/display/card.tsx';
import { Loaded } from '../ui/states/loaded.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';

export function Import() {
  const { read, mine, other, sending } = useImport();
  const actions = useImportActions(mine?.columns?.choice);
  const columns = mine && !sending && !isWorking(mine) && mine.state !== 'done' ? mine.columns : null;
  return (
    <Page title={text.title}>
      <Loaded
        read={read}
        data={read.data}
        skeleton={
          <Card>
            <TextSkeleton lines={6} />
          </Card>
        }
        failed={text.loadFailed}
      >
        {() => (
          <div className={styles.page}>
            {other && (
              <Notice>
                {text.other(
                  other.by ?? '',
                  other.name ?? '',
                  (other.kind ?? 'orders') as ImportedKind,
                  other.percent ?? 0,
                )}
              </Notice>
            )}
            {mine ? <ImportStatus {...{ mine, sending, actions }} /> : <ChooseFile />}
            {mine?.report && !isWorking(mine) && (
              <Report mine={mine} report={mine.report} choose={actions.choose} />
            )}
            {columns && <ColumnFields columns={columns} choose={actions.choose} />}
            {columns && <FirstRows columns={columns} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import type { FileImport } from '@tawseel/contract/imports';
import { ChooseFile } from '../features/import/choose-file.tsx';
import { ColumnFields } from '../features/import/column-fields.tsx';
import { hasOneSender } from '../features/import/fields.ts';
import { FirstRows } from '../features/import/first-rows.tsx';
import styles from '../features/import/import.module.css';
import { ImportStatus } from '../features/import/import-status.tsx';
import { Report } from '../features/import/report.tsx';
import { SenderChoice } from '../features/import/sender-choice.tsx';
import { isWorking, useImport, useImportActions } from '../features/import/use-import.ts';
import { PrintButton } from '../features/labels/print-button.tsx';
import { Page } from '../features/page/page.tsx';
import { importText as text } from '../texts/en/import.ts';
import { labelsText } from '../texts/en/labels.ts';
import { Card } from '../ui/display/card.tsx';
import { Loaded } from '../ui/states/loaded.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';

/** Prints the labels of the imported orders, if they are no more than are printed at once. */
function Labels({ report }: FileImport) {
  const { trackingIDs = [] } = report?.orders ?? {};
  const count = trackingIDs.length;
  if (count === 0 || count !== report?.stored) return null;
  return (
    <PrintButton label={labelsText.title(count)} variant="primary" chosen={{ trackingIDs }} count={count} />
  );
}

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
            {mine ? (
              <ImportStatus {...{ mine, sending, actions }} labels={<Labels {...mine} />} />
            ) : (
              <ChooseFile />
            )}
            {columns && mine && hasOneSender(mine) && <SenderChoice mine={mine} choose={actions.choose} />}
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

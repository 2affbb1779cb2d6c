import { runs } from '@tawseel/contract/runs';
import { useDocument } from '../../api/use-document.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { PaperDialog } from '../../ui/dialog/paper-dialog.tsx';

type RunSheetProps = { id: string; open: boolean; onClose: () => void };

/** The sheet that the driver of a run takes along as it will look on paper, and the button that prints it. */
export function RunSheet({ id, ...shown }: RunSheetProps) {
  const read = useDocument(runs.readRunSheet, { params: { id }, query: { styleApart: 'yes' } });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={text.sheet}
      print={text.printSheet}
      failed={text.sheetFailed}
    />
  );
}

import { statements } from '@tawseel/contract/statements';
import { useDocument } from '../../api/use-document.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { PaperDialog } from '../../ui/dialog/paper-dialog.tsx';

type PaperFrame = { open: boolean; onClose: () => void };

/** A statement as it will look on paper, in both languages, and the button that prints it. */
export function StatementPaper({ number, ...shown }: PaperFrame & { number: number }) {
  const read = useDocument(statements.printStatement, { params: { number }, query: { styleApart: 'yes' } });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={text.statement(String(number))}
      print={text.print}
      failed={text.paperFailed}
    />
  );
}

/** An invoice or a credit note as it was issued. */
export function InvoicePaper({ no, ...shown }: PaperFrame & { no: string }) {
  const read = useDocument(statements.printInvoice, { params: { no }, query: { styleApart: 'yes' } });
  return <PaperDialog {...shown} read={read} title={no} print={text.print} failed={text.paperFailed} />;
}

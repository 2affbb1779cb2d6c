import { statements } from '@tawseel/contract/statements';
import { useRead } from '../../api/read.ts';
import { useDocument } from '../../api/use-document.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { PaperDialog } from '../../ui/dialog/paper-dialog.tsx';

type PaperFrame = { open: boolean; onClose: () => void };

/** Button that copies the link which opens a paper without signing in; none if the server has no public address. */
function CopyLink({ link }: { link: string | undefined }) {
  return link ? <CopyButton text={link}>{text.copyLink}</CopyButton> : null;
}

/** A statement as it will look on paper, in both languages, and the button that prints it. */
export function StatementPaper({ number, ...shown }: PaperFrame & { number: number }) {
  const read = useDocument(statements.printStatement, { params: { number }, query: { styleApart: 'yes' } });
  const { data } = useRead(statements.readStatement, { params: { number } });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={text.statement(String(number))}
      print={text.print}
      failed={text.paperFailed}
      more={<CopyLink link={data?.link} />}
    />
  );
}

/** An invoice or a credit note as it was issued. */
export function InvoicePaper({ no, ...shown }: PaperFrame & { no: string }) {
  const read = useDocument(statements.printInvoice, { params: { no }, query: { styleApart: 'yes' } });
  const { data } = useRead(statements.readInvoice, { params: { no } });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={no}
      print={text.print}
      failed={text.paperFailed}
      more={<CopyLink link={data?.link} />}
    />
  );
}

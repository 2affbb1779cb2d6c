import { cash } from '@tawseel/contract/cash';
import { useDocument } from '../../api/use-document.ts';
import { countsText as text } from '../../texts/en/cash.ts';
import { PaperDialog } from '../../ui/dialog/paper-dialog.tsx';

type ReceiptProps = { count: number; open: boolean; onClose: () => void };

/** The receipt of a count as it will look on paper, in both languages, and the button that prints it. */
export function Receipt({ count, ...shown }: ReceiptProps) {
  const read = useDocument(cash.readReceipt, {
    params: { number: count },
    query: { styleApart: 'yes' },
  });
  return (
    <PaperDialog
      {...shown}
      read={read}
      title={text.receipt(String(count))}
      print={text.print}
      failed={text.receiptFailed}
    />
  );
}

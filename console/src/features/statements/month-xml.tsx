import { useMutation } from '@tanstack/react-query';
import { type EInvoice, eInvoices } from '@tawseel/contract/e-invoices';
import { downloadFile } from '../../api/download-file.ts';
import { showMonth } from '../../api/newest-months.ts';
import { readRows } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { eInvoicesText as text } from '../../texts/en/e-invoices.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { dotted } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';

const PAGE_SIZE = 100;
const ZIP = 'application/zip';

async function fetchMonth(month: string): Promise<Loose<EInvoice>[]> {
  const found: Loose<EInvoice>[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body, rows } = await readRows(eInvoices.listInvoiceXml, {
      query: { month, page, limit: PAGE_SIZE },
    });
    found.push(...rows);
    pages = Number(Reflect.get(Object(body), 'pages'));
  }
  return found;
}

/** Downloads the complete e-invoices of a month as a ZIP file, and returns the others. */
async function downloadMonth(month: string) {
  const found = await fetchMonth(month);
  const files = found.flatMap(({ _id, xml }) => (xml ? [{ name: `${_id}.xml`, input: xml }] : []));
  if (files.length > 0) {
    const { downloadZip } = await import('client-zip');
    const zip = await downloadZip(files).blob();
    downloadFile(zip, ZIP, `tawseel-e-invoices-${month}.zip`);
  }
  return { downloaded: files.length, left: found.filter(({ xml }) => !xml) };
}

/** Most invoices of which the numbers are shown with what they lack. */
const MOST_NUMBERS = 3;

/** Returns the numbers of the invoices that lack the same. */
function numbersByLack(left: readonly Loose<EInvoice>[]): Map<string, string[]> {
  const numbers = new Map<string, string[]>();
  for (const { _id = '', lacks = [] } of left) {
    for (const { what = '' } of lacks) numbers.set(what, [...(numbers.get(what) ?? []), _id]);
  }
  return numbers;
}

type MonthXmlProps = { month: string; open: boolean; onClose: () => void };

/** Downloads the e-invoices of a month, and names those that lack something. Mounted anew each time it is opened. */
export function MonthXml({ month, open, onClose }: MonthXmlProps) {
  const download = useMutation({
    mutationFn: () => downloadMonth(month),
    meta: { failed: text.downloadFailed },
    onSuccess: ({ downloaded, left }) => {
      if (downloaded > 0 && left.length === 0) onClose();
    },
  });
  const { downloaded = 0, left = [] } = download.data ?? {};
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.monthTitle(showMonth(month))}
      onSubmit={() => download.mutate()}
      yes={text.download}
      busy={download.isPending}
    >
      <div className="stack">
        <p>{text.monthText}</p>
        {download.data && downloaded + left.length === 0 && <Notice tone="answer">{text.none}</Notice>}
        {left.length > 0 && (
          <Notice>
            <p>{text.leftOut(left.length)}</p>
            <ul className="stack gap-half">
              {[...numbersByLack(left)].map(([what, numbers]) => (
                <li key={what}>
                  {what}
                  <span className="quiet block">
                    {numbers.length > MOST_NUMBERS ? text.inEach(numbers.length) : dotted(numbers)}
                  </span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}

import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ExportedList, exports } from '@tawseel/contract/exports';
import type { RequestInput } from '@tawseel/contract/route';
import { call } from '../../api/call.ts';
import { hasFeature, hostSettings } from '../../api/host.ts';
import { commonText } from '../../texts/common.ts';
import { exportText as text } from '../../texts/export.ts';
import { Button } from '../../ui/button.tsx';
import { downloadCsv } from './download-csv.ts';

type ExportButtonProps = {
  list: ExportedList;
  /** Which list, where a page has several. */
  of?: string;
  /** Query parameters of the search and filter of the list at the moment. */
  query?: RequestInput<typeof exports.exportList>['query'];
};

/** The day at the business, for the name of the file. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format(new Date());
}

/** CSV export of every row that the search and the filter of a list leave, not only the page that shows. */
export function ExportButton({ list, of, query = {} }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const search = query.search?.trim().slice(0, 100);
      const body = await call(exports.exportList, { params: { list }, query: { ...query, search } });
      downloadCsv(body, `tawseel-${list}-${today()}.csv`);
    },
    meta: { failed: text.failed },
  });
  if (!hasFeature('exports')) return null;
  return (
    <Button
      small
      icon={<IconDownload size={18} aria-hidden="true" />}
      busy={download.isPending}
      aria-label={of && commonText.exportCsvOf(of)}
      onClick={() => download.mutate()}
    >
      {commonText.exportCsv}
    </Button>
  );
}

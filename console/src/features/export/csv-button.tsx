import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../api/download-file.ts';
import { today } from '../../api/today.ts';
import { exportText as text } from '../../texts/en/export.ts';
import { Button } from '../../ui/buttons/button.tsx';

type CsvButtonProps = {
  /** Part of the file's name. */
  list: string;
  /** Name of the list, if a page has several. */
  of?: string | undefined;
  /** Words on the button; by default that it exports the list. */
  label?: string;
  fetchCsv: () => Promise<unknown>;
};

/** Button that downloads a CSV. */
export function CsvButton({ list, of, label = text.csv, fetchCsv }: CsvButtonProps) {
  const download = useMutation({
    mutationFn: async () => downloadFile(await fetchCsv(), 'text/csv', `tawseel-${list}-${today()}.csv`),
    meta: { failed: text.failed },
  });
  return (
    <Button
      small
      icon={<IconDownload size={18} aria-hidden="true" />}
      busy={download.isPending}
      aria-label={of && text.csvOf(of)}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}

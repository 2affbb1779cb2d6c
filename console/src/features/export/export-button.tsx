import { type ExportedList, exports } from '@tawseel/contract/exports';
import type { RequestInput } from '@tawseel/contract/route';
import { call } from '../../api/call.ts';
import { hasFeature } from '../../api/host.ts';
import { CsvButton } from './csv-button.tsx';

type ExportButtonProps = {
  list: ExportedList;
  /** Name of the list, if a page has several. */
  of?: string;
  /** Words on the button; by default that it exports the list. */
  label?: string;
  /** Query parameters of the present search and filters. */
  query?: RequestInput<typeof exports.exportList>['query'];
};

/** CSV export of all rows that match the search and the filters of a list, not only the shown page. */
export function ExportButton({ list, query = {}, ...shown }: ExportButtonProps) {
  if (!hasFeature('tawseel')) return null;
  const search = query.search?.trim().slice(0, 100);
  const fetchCsv = () => call(exports.exportList, { params: { list }, query: { ...query, search } });
  return <CsvButton {...shown} list={list} fetchCsv={fetchCsv} />;
}

import { useTabScans } from '../desk/use-tab-scans.ts';

/** Says where a parcel goes: the answer is all there is to it. */
export function SortTab() {
  useTabScans({ ask: () => ({ act: 'sorted' }) });
  return null;
}

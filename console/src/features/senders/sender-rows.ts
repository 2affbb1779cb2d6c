import { cityFromText } from '@tawseel/contract/facts/emirates';
import { searched } from '@tawseel/contract/facts/searches';
import { isZoneCity } from '@tawseel/contract/facts/zones';
import type { DeletedSender, Sender } from '@tawseel/contract/senders';
import { findRows, type Similar } from '../../api/find-rows.ts';
import type { Loose } from '../../api/tolerant.ts';
import { showCity } from '../../texts/words.ts';
import { show } from '../../ui/format.ts';
import { rowKey } from '../../ui/table/column.ts';

export const SENDER_TABS = ['all', 'individual', 'company'] as const;
export type SenderTab = (typeof SENDER_TABS)[number];

export type SenderRow = Similar & {
  key: string;
  sender: Loose<Sender> & Pick<Loose<DeletedSender>, 'deletedAt'>;
  name: string;
  city: string;
  isIndividual: boolean;
  isCompany: boolean;
  /** True for a company whose city has zone rates. */
  hasZones: boolean;
};

function toRow(sender: SenderRow['sender'], at: number): SenderRow {
  const { name = '', city = '', role = '' } = sender;
  const kind = role.trim().toLowerCase();
  const isCompany = kind === 'company';
  return {
    key: rowKey(sender, at),
    sender,
    name: show(name),
    city: showCity(cityFromText(city) ?? city),
    isIndividual: kind === 'user',
    isCompany,
    hasZones: isCompany && isZoneCity(cityFromText(city) ?? ''),
  };
}

export function toSenderRows(senders: readonly SenderRow['sender'][]): SenderRow[] {
  return senders.map(toRow);
}

const belongs: Readonly<Record<SenderTab, (row: SenderRow) => boolean>> = {
  all: () => true,
  individual: (row) => row.isIndividual,
  company: (row) => row.isCompany,
};

/** Returns the senders of a tab that match the search. */
export function findSenders(rows: readonly SenderRow[], tab: SenderTab, search: string): SenderRow[] {
  return findRows(rows.filter(belongs[tab]), search, ({ sender }) => searched.senders(sender));
}

export function countSenders(rows: readonly SenderRow[]): Record<SenderTab, number> {
  const count = (tab: SenderTab) => rows.filter(belongs[tab]).length;
  return { all: count('all'), individual: count('individual'), company: count('company') };
}

import type { Balance } from '@tawseel/contract/cash-replies';
import { senders } from '@tawseel/contract/senders';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { balanceText } from './balances-tab.tsx';

/** Name of a balance; that of a shop is a link that opens the window of the sender if the user may list senders. */
export function PartyLink({ balance }: { balance: Loose<Pick<Balance, 'kind' | 'party'>> }) {
  const name = balanceText(balance);
  const id = balance.party?._id;
  if (balance.kind !== 'shop' || !id || !hasCall(senders.listSenders)) return name;
  return <Link to={`${addresses.users}?${new URLSearchParams({ sender: id })}`}>{name}</Link>;
}

import { cash } from '@tawseel/contract/cash';
import { useState } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showMoney } from '../../ui/format.ts';
import { BalancePostings } from './balance-postings.tsx';

type ShopBalanceProps = { /** Sender. */ id: string };

/** Money that was collected for a sender and is not paid out, with its movements; nothing if there never was any. */
export function ShopBalance({ id }: ShopBalanceProps) {
  const [isOpen, setOpen] = useState(false);
  const canRead = hasCall(cash.readShopBalance);
  const balance = useRead(cash.readShopBalance, { params: { id } }, { enabled: canRead }).data;
  if (balance?.no === undefined) return null;
  const { amount = 0 } = balance;
  const shown = showMoney(Math.abs(amount));
  return (
    <section className="row between below-3" aria-label={text.kinds.shop}>
      <p className="figures">{amount > 0 ? text.shopOwes(shown) : text.shopIsOwed(shown)}</p>
      <Button small onClick={() => setOpen(true)}>
        {text.postings}
      </Button>
      {isOpen && <BalancePostings balance={balance} open onClose={() => setOpen(false)} exporting={null} />}
    </section>
  );
}

import { cash } from '@tawseel/contract/cash';
import { statements } from '@tawseel/contract/statements';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { statementsText } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { dotted, showMoney } from '../../ui/format.ts';
import { BalancePostings } from './balance-postings.tsx';

type ShopBalanceProps = { /** Sender. */ id: string };

/**
 * Money that was collected for a sender and is not paid out, with its movements, its last statement, and a link to all of
 * them; nothing if there never was any.
 */
export function ShopBalance({ id }: ShopBalanceProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = { params: { id } };
  const balance = useRead(cash.readShopBalance, asked, { enabled: hasCall(cash.readShopBalance) }).data;
  const shop = useRead(statements.readShop, asked, { enabled: hasCall(statements.readShop) }).data;
  const { owed = -(balance?.amount ?? 0), last } = shop ?? {};
  if (balance?.no === undefined && owed === 0 && !last) return null;
  const shown = showMoney(Math.abs(owed));
  const state = last?.paidOn
    ? statementsText.paidOn(showDay(`${last.paidOn}T12:00:00Z`))
    : last?.payable
      ? statementsText.isToPay
      : statementsText.nothingToPay;
  return (
    <section className="row wrap between below-3" aria-label={text.kinds.shop}>
      <div>
        <p className="figures">{owed < 0 ? text.shopOwes(shown) : text.shopIsOwed(shown)}</p>
        {last && <p className="quiet">{dotted([statementsText.statement(String(last.number)), state])}</p>}
      </div>
      <div className="row wrap">
        {shop && (
          <Link to={`${addresses.statements}?${new URLSearchParams({ shop: id })}`}>
            {statementsText.title}
          </Link>
        )}
        {balance?.no !== undefined && (
          <Button small onClick={() => setOpen(true)}>
            {text.postings}
          </Button>
        )}
      </div>
      {isOpen && balance && (
        <BalancePostings balance={balance} open onClose={() => setOpen(false)} exporting={null} />
      )}
    </section>
  );
}

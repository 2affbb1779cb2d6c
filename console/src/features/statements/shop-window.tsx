import { statements } from '@tawseel/contract/statements';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Grouped } from '../../ui/display/grouped.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { OrderQuestion } from './order-question.tsx';
import { type LooseShop, showBusinessDay } from './use-shops.ts';

/** Actions of a user on a shop, from its window. */
export type ShopAct = 'begin' | 'terms' | 'payment' | 'adjust';

type ShopWindowProps = {
  id: string;
  open: boolean;
  onClose: () => void;
  onAct: (act: ShopAct, shop: LooseShop) => void;
};

function factsOf(shop: LooseShop) {
  const { owed = 0, withDrivers, cardsNotPaid, charges, vat, toPay = 0, owes = 0, terms, last } = shop;
  const { iban, ibanSetAt, ibanSetBy = '' } = shop;
  return [
    { label: owed < 0 ? text.owing : text.owed, value: showMoney(Math.abs(owed)) },
    ...(withDrivers ? [{ label: text.withDrivers, value: showMoney(withDrivers) }] : []),
    ...(cardsNotPaid ? [{ label: text.cardsNotPaid, value: showMoney(cardsNotPaid) }] : []),
    { label: text.charges, value: showMoney(charges) },
    ...(vat ? [{ label: text.vat, value: showMoney(vat) }] : []),
    { label: text.toPay, value: showMoney(toPay) },
    ...(owes > 0 ? [{ label: text.owing, value: showMoney(owes) }] : []),
    { label: text.billedFrom, value: terms?.billedFrom ? showBusinessDay(terms.billedFrom) : text.notBilled },
    ...(terms?.cycle ? [{ label: text.cycle, value: text.cycles[terms.cycle] }] : []),
    ...(terms?.nets === false ? [{ label: text.terms, value: text.netsNo }] : []),
    { label: text.iban, value: iban ? <Grouped text={iban} /> : show(iban) },
    ...(iban && ibanSetAt
      ? [{ label: text.ibanSet, value: text.setBy(showTime(ibanSetAt), ibanSetBy) }]
      : []),
    ...(last?.number === undefined ? [] : [{ label: text.last, value: text.statement(String(last.number)) }]),
  ];
}

/** Balance of a shop, its terms, and its charges that are on no statement. */
export function ShopWindow({ id, open, onClose, onAct }: ShopWindowProps) {
  const read = useRead(statements.readShop, { params: { id } });
  const shop = read.data;
  const isBilled = Boolean(shop?.terms?.billedFrom);
  const acts: [ShopAct, string, boolean][] = [
    ['begin', text.begin, !isBilled && hasCall(statements.openShop)],
    ['terms', text.changeTerms, isBilled && hasCall(statements.changeShopTerms)],
    ['payment', text.payment, hasCall(statements.receivePayment)],
    ['adjust', text.adjust, isBilled && hasCall(statements.adjustShop)],
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.ofShop(show(shop?.shop?.name))}
      size="large"
      footer={
        shop &&
        acts.map(
          ([act, label, isOffered]) =>
            isOffered && (
              <Button key={act} onClick={() => onAct(act, shop)}>
                {label}
              </Button>
            ),
        )
      }
    >
      <Loaded read={read} data={shop} failed={text.loadFailed} skeleton={<TextSkeleton lines={8} />}>
        {(loaded) => (
          <div className="stack">
            <DefinitionList items={factsOf(loaded)} />
            <ChargeLines title={text.openCharges} lines={loaded.open ?? []} none={text.noOpenCharges} />
            <OrderQuestion shop={id} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

import { masked } from '@tawseel/contract/facts/uae';
import type { ShopBalance, ShopTerms } from '@tawseel/contract/statement-replies';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import { findBusiness } from '../business/store.ts';
import { type OpenCharges, sumOpenCharges } from '../ledger/store/charges.ts';
import { NEW_SHOP } from '../senders/store.ts';
import { settle, taxedByMonth } from './rules/sums.ts';
import {
  driverCashByShop,
  findShops,
  heldCardMoney,
  movementsSince,
  owedByShop,
  type Shop,
} from './store/shops.ts';

/** How shops are read: up to which day, one or all, and if IBANs are shown in full. */
export type Reading = {
  through: string;
  senderId?: string | undefined;
  showsIbans: boolean;
  timeZone: string;
};

const maybeAed = (fils: number | null) => (fils === null ? null : toAed(fils));

function toTerms(row: Tables['shops'] | undefined): ShopTerms {
  const { cycle, nets, tin, due_days, cod_fee_fils, return_fee_fils } = row ?? NEW_SHOP;
  return {
    billedFrom: row?.billed_from ?? null,
    cycle,
    nets: nets === 1,
    codFee: maybeAed(cod_fee_fils),
    returnFee: maybeAed(return_fee_fils),
    dueDays: due_days,
    tin,
  };
}

/** Returns if VAT is charged, and if the prices of a sender include it. */
export function pricingOf(
  { trn, billing }: Awaited<ReturnType<typeof findBusiness>>,
  { role }: Pick<Shop, 'role'>,
) {
  return { isTaxed: trn !== '', isIncluded: billing.pricesHaveVat === 'persons' && role === 'User' };
}

/** Reads what shops are owed, those with most to pay first; of all, those without money and charges are left out. */
export async function readShops(
  db: Database,
  { through, senderId, showsIbans, timeZone }: Reading,
): Promise<ShopBalance[]> {
  const owed = await owedByShop(db, senderId);
  const held = await driverCashByShop(db, senderId);
  const open = Map.groupBy(await sumOpenCharges(db, { through, senderId }), (sum) => sum.senderId);
  const business = await findBusiness(db);
  const paidThrough = business.billing.cardPaidThrough;
  const unpaidCards = await heldCardMoney(db, { paidThrough, timeZone, senderId });
  const ids = senderId === undefined ? new Set([...owed.keys(), ...held.keys(), ...open.keys()]) : [senderId];
  const shops = await findShops(db, [...ids]);
  const balances: ShopBalance[] = [];
  for (const shop of shops) {
    const { id, last } = shop;
    const months = open.get(id) ?? [];
    const taxed = taxedByMonth(months, pricingOf(business, shop));
    const [net, vat] = [sumOf(taxed, 'net'), sumOf(taxed, 'vat')];
    const closing = (owed.get(id) ?? 0) - net - vat;
    const notPaid = unpaidCards.get(id) ?? 0;
    const nets = (shop.terms ?? NEW_SHOP).nets === 1;
    // Only shops that pay their invoices apart are asked what they have paid.
    const { settled } = nets ? { settled: 0 } : await movementsSince(db, id, last?.last_seq ?? 0);
    const { payable, unpaid } = settle(
      { closing, held: notPaid, unpaidBefore: last?.unpaid_fils ?? 0, charged: net + vat, settled },
      nets,
    );
    balances.push({
      shop: { _id: id, name: shop.name, role: shop.role },
      owed: toAed(owed.get(id) ?? 0),
      withDrivers: toAed(held.get(id) ?? 0),
      cardsNotPaid: toAed(notPaid),
      charges: toAed(net),
      vat: toAed(vat),
      toPay: toAed(payable),
      owes: toAed(unpaid),
      isToClose:
        shop.terms !== undefined &&
        (months.length > 0 ||
          (owed.get(id) ?? 0) !== (last?.closing_fils ?? 0) ||
          notPaid < (last?.held_fils ?? 0)),
      since: sinceOf(months),
      terms: toTerms(shop.terms),
      iban: showsIbans ? (shop.iban ?? '') : masked(shop.iban ?? ''),
      ibanSetAt: shop.iban_set_at,
      ibanSetBy: shop.iban_set_by ?? '',
      last: last
        ? {
            number: last.no,
            through: last.through,
            payable: toAed(last.payable_fils),
            paidOn: last.paid_on,
          }
        : null,
    });
  }
  return balances.sort((one, other) => other.toPay - one.toPay || (one.shop.name < other.shop.name ? -1 : 1));
}

function sumOf<K extends string>(rows: readonly Record<K, number>[], name: K): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

function sinceOf(months: readonly OpenCharges[]): string | null {
  return months.map(({ since }) => since).toSorted()[0] ?? null;
}

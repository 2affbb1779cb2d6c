import type { Invoice, ShopBalance, Statement } from '@tawseel/contract/statement-replies';
import type { Loose } from '../../api/tolerant.ts';
import { showDay } from '../../ui/dates.ts';

export type LooseShop = Loose<ShopBalance>;
export type LooseStatement = Loose<Statement>;
export type LooseInvoice = Loose<Invoice>;

/** Shows a day of the business, '2026-11-21', as others are shown. */
export function showBusinessDay(day: string | null | undefined): string {
  return day ? showDay(`${day.slice(0, 10)}T12:00:00Z`) : '';
}

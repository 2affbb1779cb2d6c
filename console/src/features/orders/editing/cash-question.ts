import { editingText as text } from '../../../texts/en/order-editing.ts';
import type { ConfirmRequest } from '../../../ui/dialog/confirm.ts';
import { showMoney } from '../../../ui/format.ts';

/** Returns the question before cash is recorded, with the counted sum and the orders. */
export function cashQuestion(amount: number | undefined, orders: string): ConfirmRequest {
  return { title: text.cashQuestion(showMoney(amount)), text: text.cashAbout(orders), yes: text.cashYes };
}

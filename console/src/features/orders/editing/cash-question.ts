import { editingText as text } from '../../../texts/en/order-editing.ts';
import type { ConfirmRequest } from '../../../ui/dialog/confirm.ts';
import { showMoney } from '../../../ui/format.ts';

/** Asked before cash is recorded: the sum that was counted, and of which orders. */
export function cashQuestion(amount: number | undefined, orders: string): ConfirmRequest {
  return { title: text.cashQuestion(showMoney(amount)), text: text.cashAbout(orders), yes: text.cashYes };
}

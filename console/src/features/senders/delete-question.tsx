import { orders } from '@tawseel/contract/orders';
import { hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { usersText as text } from '../../texts/en/users.ts';
import { type ConfirmRequest, useBlockConfirm } from '../../ui/dialog/confirm.ts';
import { showMoney } from '../../ui/format.ts';
import styles from './senders.module.css';

/** Orders and open cash of a sender, shown once they are counted. Open cash blocks the deletion. */
function Belongings({ id }: { id: string }) {
  const { data, isError } = useRead(orders.countSenderOrders, { params: { id } });
  useBlockConfirm(!!data?.unpaidOrders);
  const explanation = isError ? text.notCounted : data ? belongingsText(data) : text.counting;
  return (
    <span role="status" className={styles.belongings}>
      {explanation}
    </span>
  );
}

type Counted = {
  totalOrders?: number | undefined;
  unpaidOrders?: number | undefined;
  unpaidCOD?: number | undefined;
};

export function belongingsText({ totalOrders, unpaidOrders, unpaidCOD }: Counted): string {
  if (!unpaidOrders) return text.nothingOpen(text.orders(totalOrders));
  return text.cashOpen(showMoney(unpaidCOD), text.orders(unpaidOrders));
}

/** Asked before a sender is deleted. */
export function deleteQuestion(name: string, id: string, canComeBack: boolean): ConfirmRequest {
  return {
    title: text.removeTitle(name),
    text: (
      <>
        {canComeBack ? text.removeTextBack(name) : text.removeText(name)}
        {hasFeature('tawseel') && <Belongings id={id} />}
      </>
    ),
    yes: text.removeYes,
    danger: true,
  };
}

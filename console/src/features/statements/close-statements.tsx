import { statements } from '@tawseel/contract/statements';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { showMessage } from '../../api/messages.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { type LooseShop, showBusinessDay } from './use-shops.ts';

type CloseStatementsProps = { through: string; shops: LooseShop[]; open: boolean; onClose: () => void };

type RefusedShop = { name: string; reason: string };

/** Closes the statements of shops, and names those that were refused. Mounted anew each time it is opened. */
export function CloseStatements({ through, shops, open, onClose }: CloseStatementsProps) {
  const [refused, setRefused] = useState<RefusedShop[]>([]);
  const nameOf = new Map(shops.map(({ shop }) => [shop?._id, show(shop?.name)]));
  const close = useAction(statements.closeStatements, {
    failed: text.closeFailed,
    done: showMessage,
    rereads: true,
    after: (reply) => {
      const left = (reply?.data ?? []).filter(({ number }) => number === null);
      if (left.length === 0) onClose();
      setRefused(left.map(({ shop, reason = '' }) => ({ name: nameOf.get(shop) ?? '', reason })));
    },
  });
  const total = shops.reduce((sum, { toPay = 0 }) => sum + toPay, 0);

  function submit() {
    const body = {
      through,
      shops: shops.map(({ shop, toPay = 0 }) => ({ _id: shop?._id ?? '', toPay })),
    };
    void close.run({ body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={false}
      onClose={onClose}
      title={text.closeTitle}
      size="small"
      onSubmit={refused.length > 0 ? onClose : submit}
      yes={refused.length > 0 ? text.back : text.closeYes}
      busy={close.busy}
    >
      <div className="stack">
        {refused.length === 0 ? (
          <p>{text.closeText(shops.length, showMoney(total), showBusinessDay(through))}</p>
        ) : (
          <Notice>
            <p>{text.notClosed}</p>
            <ul className="stack gap-half">
              {refused.map(({ name, reason }) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                  <span className="quiet block">{reason}</span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}

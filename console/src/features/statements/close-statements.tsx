import { statements } from '@tawseel/contract/statements';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { showMessage } from '../../api/messages.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './statements.module.css';
import { type LooseShop, showBusinessDay } from './use-shops.ts';

type CloseStatementsProps = {
  through: string;
  shops: LooseShop[];
  open: boolean;
  onClose: () => void;
  /** Opens the paper of a statement. */
  onPrint: (number: number) => void;
  /** Shows the list of statements. */
  onShow: () => void;
};

/** Shop with its new statement; without a number it was refused for the reason. */
type ClosedShop = { name: string; number: number | null; reason: string };

function ClosingResult({
  closed,
  onPrint,
}: Pick<CloseStatementsProps, 'onPrint'> & { closed: readonly ClosedShop[] }) {
  const refused = closed.filter(({ number }) => number === null);
  return (
    <>
      {refused.length > 0 && (
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
      <ul className={styles.chosen}>
        {closed.map(
          ({ name, number }) =>
            number !== null && (
              <li key={number} className="row between">
                <bdi>{name}</bdi>
                <Button small onClick={() => onPrint(number)}>
                  {text.statement(String(number))}
                </Button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** Closes the statements of shops, and lists them with those that were refused. Mounted anew each time it is opened. */
export function CloseStatements({ through, shops, open, onClose, onPrint, onShow }: CloseStatementsProps) {
  const [closed, setClosed] = useState<ClosedShop[]>();
  const nameOf = new Map(shops.map(({ shop }) => [shop?._id, show(shop?.name)]));
  const close = useAction(statements.closeStatements, {
    failed: text.closeFailed,
    done: showMessage,
    rereads: true,
    after: (reply) =>
      setClosed(
        (reply?.data ?? []).map(({ shop, number = null, reason = '' }) => {
          return { name: nameOf.get(shop) ?? '', number, reason };
        }),
      ),
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
      onClose={onClose}
      title={text.closeTitle}
      size="small"
      onSubmit={closed ? onShow : submit}
      yes={closed ? text.showStatements : text.closeYes}
      no={closed && text.back}
      busy={close.busy}
    >
      <div className="stack">
        {closed ? (
          <ClosingResult closed={closed} onPrint={onPrint} />
        ) : (
          <p>{text.closeText(shops.length, showMoney(total), showBusinessDay(through))}</p>
        )}
      </div>
    </FormDialog>
  );
}

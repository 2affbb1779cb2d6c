import type { OrderReason } from '@tawseel/contract/order-reasons';
import { statements } from '@tawseel/contract/statements';
import { type FormEvent, useState } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { showWord } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { showBusinessDay } from './use-shops.ts';

function sentenceOf({ reason, name = '', statement, day }: Loose<OrderReason>): string {
  const shown = reason === 'notDone' ? showWord('orderStatus', name) : name;
  return reason ? text.reasons[reason](shown, showBusinessDay(day), String(statement ?? '')) : '';
}

type OrderQuestionProps = { shop: string; statement?: number };

/** Asks for a tracking ID, and says why its order is, or is not, in what the shop is paid. */
export function OrderQuestion({ shop, statement }: OrderQuestionProps) {
  const [typed, setTyped] = useState('');
  const [trackingID, setAsked] = useState('');
  const query = { trackingID, ...(statement !== undefined && { statement }) };
  const read = useRead(
    statements.explainOrder,
    { params: { id: shop }, query },
    { enabled: trackingID !== '', always: true },
  );
  if (!hasCall(statements.explainOrder)) return null;

  function ask(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === trackingID) void read.refetch();
    else setAsked(typed.trim());
  }

  return (
    <section className="stack gap-1">
      <h3 className="ruled">{text.question}</h3>
      <form className="row wrap bottom" noValidate onSubmit={ask}>
        <TextField label={text.trackingID} value={typed} onChange={setTyped} dir="ltr" autoComplete="off" />
        <Button type="submit" busy={read.isFetching} disabled={typed.trim() === ''}>
          {text.ask}
        </Button>
      </form>
      <div aria-live="polite">
        {read.error && <Notice>{read.error.message}</Notice>}
        {read.data && (
          <Notice tone="answer">
            {read.data.map((one) => (
              <p key={JSON.stringify(one)}>{sentenceOf(one)}</p>
            ))}
          </Notice>
        )}
      </div>
    </section>
  );
}

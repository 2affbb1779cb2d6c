import { CREDIT_REASON_NAMES, type CreditReason } from '@tawseel/contract/facts/charges';
import { statements } from '@tawseel/contract/statements';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './statements.module.css';
import { showBusinessDay } from './use-shops.ts';

type CreditInvoiceProps = { no: string; open: boolean; onClose: () => void };

const FIRST_REASON: CreditReason = 'returned';

/** Takes chosen charges of an invoice back by a credit note. Mounted anew each time it is opened. */
export function CreditInvoice({ no, ...shown }: CreditInvoiceProps) {
  const read = useRead(statements.readInvoice, { params: { no } });
  const form = useForm<{ charges: string[]; reason: CreditReason }, typeof statements.creditInvoice.body>(
    statements.creditInvoice.body,
    { charges: [], reason: FIRST_REASON },
  );
  const credit = useAction(statements.creditInvoice, {
    isOneAct: true,
    done: showMessage,
    failed: text.creditFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  const { charges } = form.values;

  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => credit.run({ params: { no }, body })}
      title={text.creditTitle(no)}
      yes={text.creditYes}
      busy={credit.busy}
      disabled={charges.length === 0}
    >
      <p>{text.creditText}</p>
      <Loaded
        read={read}
        data={read.data?.charges}
        failed={text.loadFailed}
        skeleton={<TextSkeleton lines={6} />}
      >
        {(loaded) => (
          <ul className={styles.chosen}>
            {loaded.map(({ _id = '', trackingID, kind, day, amount, what, creditNote }) => (
              <li key={_id} className="row between">
                <Checkbox
                  label={
                    <>
                      {trackingID || what}
                      <span className="quiet block">
                        {dotted([text.kindOf(kind ?? ''), showBusinessDay(day), creditNote ?? ''])}
                      </span>
                    </>
                  }
                  checked={charges.includes(_id)}
                  disabled={Boolean(creditNote)}
                  onChange={(on) =>
                    form.set('charges', on ? [...charges, _id] : charges.filter((one) => one !== _id))
                  }
                />
                <span className="figures no-shrink">{showMoney(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Select
        label={text.creditReason}
        options={CREDIT_REASON_NAMES.map((value) => ({ value, label: text.creditReasons[value] }))}
        {...form.field('reason')}
      />
    </FormWindow>
  );
}

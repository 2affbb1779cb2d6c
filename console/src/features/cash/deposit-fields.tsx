import { useState } from 'react';
import type { Form } from '../../api/form.ts';
import { balancesText, countingText as text } from '../../texts/en/cash.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { ConfirmSlip } from './confirm-slip.tsx';
import type { HandInValues } from './count-form.ts';

/** Amount and slip of a deposit machine of the bank that the driver has used. */
export function DepositFields({ form }: { form: Form<HandInValues> }) {
  const [isOpen, setOpen] = useState(false);

  function open(on: boolean) {
    setOpen(on);
    if (on) return;
    form.set('deposited', '');
    form.set('slip', '');
  }

  return (
    <section className="stack gap-1" aria-label={text.deposit}>
      <Checkbox label={text.deposit} checked={isOpen} onChange={open} />
      {isOpen && (
        <div className="columns">
          <NumberField
            label={text.depositAmount}
            required
            unit={text.aed}
            {...form.field('deposited')}
            error={form.problems['deposit.amount']}
          />
          <TextField
            label={balancesText.slipNumber}
            required
            autoComplete="off"
            {...form.field('slip')}
            error={form.problems['deposit.slip']}
          />
          <ConfirmSlip
            problem={form.problems['deposit.confirmSlip']}
            value={form.values.confirmSlip}
            onChange={(on) => form.set('confirmSlip', on)}
          />
        </div>
      )}
    </section>
  );
}

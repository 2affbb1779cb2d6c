import { PRICES_WITH_VAT } from '@tawseel/contract/facts/charges';
import type { Form } from '../../api/form.ts';
import { today } from '../../api/today.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './business.module.css';
import type { BillingForm, BusinessForm } from './business-form-values.ts';

/** How shops are billed unless they have terms of their own, and what their invoices need. */
export function BillingFields({ form, billing }: { form: Form<BusinessForm>; billing: BillingForm }) {
  function field<K extends keyof BillingForm>(name: K) {
    return {
      label: text[name],
      value: billing[name],
      error: form.problems[`billing.${name}`],
      onChange: (value: BillingForm[K]) => form.set('billing', { ...billing, [name]: value }),
    };
  }

  const cards = field('cardPaidThrough');
  return (
    <div className={styles.fields}>
      <NumberField {...field('codFee')} unit={text.aed} description={text.codFeeHint} />
      <NumberField {...field('returnFee')} unit={text.aed} description={text.returnFeeHint} />
      <NumberField {...field('dueDays')} step={1} />
      <Select
        {...field('pricesHaveVat')}
        options={PRICES_WITH_VAT.map((value) => ({ value, label: text.vatChoices[value] }))}
      />
      <Checkbox
        label={text.cardsOncePaid}
        checked={cards.value !== null}
        onChange={(isChecked) => cards.onChange(isChecked ? today() : null)}
      />
      {cards.value !== null && (
        <DateField
          {...cards}
          value={cards.value}
          required
          max={today()}
          description={text.cardPaidThroughHint}
        />
      )}
      <TextField {...field('tin')} inputMode="numeric" autoComplete="off" description={text.tinHint} />
      <TextField {...field('sac')} autoComplete="off" description={text.sacHint} />
    </div>
  );
}

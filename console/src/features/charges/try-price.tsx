import type { QuoteRequest } from '@tawseel/contract/order-requests';
import { type FormEvent, useState } from 'react';
import { type Form, useForm } from '../../api/form.ts';
import { quoteText as text } from '../../texts/charges.ts';
import { cityOptions, showWord } from '../../texts/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FilterButtons } from '../../ui/filter-buttons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { CompanyField } from './company-field.tsx';
import { areasOfCity, FIRST_QUOTE, type QuoteForm, QuoteFormSchema } from './quote-form.ts';
import { QuoteResult } from './quote-result.tsx';
import styles from './try-price.module.css';

const NO_AREA = 'none';
const MODES = ['normal', 'urgent'] as const;
const ENDS = {
  pickup: { city: 'pickupCity', area: 'pickupArea' },
  dropoff: { city: 'dropoffCity', area: 'dropoffArea' },
} as const;
const FIGURES = [
  { name: 'orderWeight', label: 'weight', step: 0.1 },
  { name: 'parcelSize.length', label: 'length', step: 1 },
  { name: 'parcelSize.width', label: 'width', step: 1 },
  { name: 'parcelSize.height', label: 'height', step: 1 },
] as const;

function AddressFields({ end, form }: { end: keyof typeof ENDS; form: Form<QuoteForm> }) {
  const { values, problems, set } = form;
  const areas = areasOfCity(values[`${end}.city`]).map((value) => ({
    value,
    label: showWord('area', value),
  }));
  return (
    <>
      <Select
        label={text[ENDS[end].city]}
        options={cityOptions()}
        value={values[`${end}.city`]}
        error={problems[`${end}.city`]}
        onChange={(city) => {
          set(`${end}.city`, city);
          set(`${end}.area`, '');
        }}
      />
      <Select
        label={text[ENDS[end].area]}
        options={[{ value: NO_AREA, label: text.anyArea }, ...areas]}
        value={values[`${end}.area`] || NO_AREA}
        disabled={areas.length === 0}
        error={problems[`${end}.area`]}
        onChange={(area) => set(`${end}.area`, area === NO_AREA ? '' : area)}
      />
    </>
  );
}

/** Price calculator: what a delivery would cost, and why; collapsed at first. */
export function TryPrice() {
  const form = useForm(QuoteFormSchema, FIRST_QUOTE);
  const [request, setRequest] = useState<QuoteRequest>();
  const [isNobody, setNobody] = useState(false);
  const { values, problems, set } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNobody) return form.report({ senderId: text.noSuchCompany });
    const asked = form.check();
    if (asked) setRequest(asked);
  }

  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{text.title}</h2>
        <span className={styles.about}>{text.about}</span>
      </summary>
      <div className={styles.content}>
        <form ref={form.ref} className={styles.fields} onSubmit={submit} noValidate>
          <AddressFields end="pickup" form={form} />
          <AddressFields end="dropoff" form={form} />
          {FIGURES.map(({ name, label, step }) => (
            <NumberField
              key={name}
              label={text[label]}
              step={step}
              value={values[name]}
              error={problems[name]}
              onChange={(value) => set(name, value)}
            />
          ))}
          <div className={styles.wide}>
            <CompanyField
              error={problems.senderId}
              onChange={(id) => {
                set('senderId', id ?? '');
                setNobody(id === undefined);
              }}
            />
          </div>
          <div className={styles.choices}>
            <FilterButtons
              label={text.mode}
              choices={MODES}
              words={text.modes}
              value={values.deliveryType}
              onChange={(mode) => set('deliveryType', mode)}
            />
            <Checkbox
              label={text.packing}
              checked={values.additionalServices}
              onChange={(on) => set('additionalServices', on)}
            />
            <Button type="submit" variant="primary">
              {text.submit}
            </Button>
          </div>
        </form>
        <div className={styles.result} aria-live="polite">
          {request && <QuoteResult request={request} />}
        </div>
      </div>
    </details>
  );
}

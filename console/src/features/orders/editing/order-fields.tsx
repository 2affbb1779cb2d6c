import { PAYMENT_METHODS } from '@tawseel/contract/facts/payment-methods';
import { type ReactNode, useId } from 'react';
import type { Form } from '../../../api/form.ts';
import { orderFormText as text } from '../../../texts/order-editing.ts';
import { ordersText } from '../../../texts/orders.ts';
import { cityOptions, showWord } from '../../../texts/words.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import { TextField } from '../../../ui/form-fields.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './editing.module.css';
import { areasOfCity, type OrderForm } from './order-form.ts';

/** The fields know what they share, a new order and a correction. */
export type Fields = Pick<Form<OrderForm>, 'values' | 'problems' | 'field' | 'set'>;

const NO_AREA = 'none';
const MODES = ['normal', 'urgent'] as const;
const FIGURES = [
  { name: 'orderWeight', label: 'weight', step: 0.1 },
  { name: 'parcelSize.length', label: 'length', step: 1 },
  { name: 'parcelSize.width', label: 'width', step: 1 },
  { name: 'parcelSize.height', label: 'height', step: 1 },
] as const;

type TextName = {
  [K in keyof OrderForm]: string extends OrderForm[K] ? K : never;
}[keyof OrderForm];

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function fieldOf({ field }: Fields, name: TextName) {
  return { ...field(name), autoComplete: 'off' };
}

function PlaceFields({ form, end }: { form: Fields; end: 'pickup' | 'dropoff' }) {
  const { values, problems, set } = form;
  const area = values[`${end}.area`];
  const areas = areasOfCity(values[`${end}.city`], area);
  const cities = cityOptions();
  return (
    <>
      <Select
        label={text.city}
        required
        options={cities}
        placeholder={text.chooseCity}
        value={cities.find(({ value }) => value === values[`${end}.city`])?.value ?? ''}
        error={problems[`${end}.city`] && text.cityMissing}
        onChange={(city) => {
          set(`${end}.city`, city);
          set(`${end}.area`, '');
        }}
      />
      <Select
        label={text.area}
        options={[NO_AREA, ...areas].map((value) => ({
          value,
          label: value === NO_AREA ? text.noArea : showWord('area', value),
        }))}
        value={area || NO_AREA}
        disabled={areas.length === 0}
        error={problems[`${end}.area`]}
        onChange={(next) => set(`${end}.area`, next === NO_AREA ? '' : next)}
      />
    </>
  );
}

export function SenderFields({ form, children }: { form: Fields; children?: ReactNode }) {
  return (
    <Group title={text.sender}>
      {children}
      <TextField label={text.name} required {...fieldOf(form, 'pickup.senderName')} />
      <TextField label={text.phone} required type="tel" {...fieldOf(form, 'pickup.senderPhone')} />
      <TextField
        label={text.senderAddress}
        required
        className={styles.wide}
        {...fieldOf(form, 'pickup.senderAddress')}
      />
      <PlaceFields form={form} end="pickup" />
    </Group>
  );
}

export function ReceiverFields({ form }: { form: Fields }) {
  return (
    <Group title={text.receiver}>
      <TextField label={text.name} required {...fieldOf(form, 'dropoff.receiverName')} />
      <TextField label={text.phone} required type="tel" {...fieldOf(form, 'dropoff.receiverPhone')} />
      <PlaceFields form={form} end="dropoff" />
      <TextField label={text.street} required className={styles.wide} {...fieldOf(form, 'dropoff.street')} />
    </Group>
  );
}

export function ParcelFields({ form }: { form: Fields }) {
  const { values, set } = form;
  return (
    <Group title={text.parcel}>
      <TextField label={text.title} required className={styles.wide} {...fieldOf(form, 'orderTitle')} />
      {FIGURES.map(({ name, label, step }) => (
        <NumberField key={name} label={text[label]} required step={step} {...form.field(name)} />
      ))}
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
    </Group>
  );
}

export function PaymentFields({ form }: { form: Fields }) {
  return (
    <Group title={text.payment}>
      <Select
        label={text.method}
        required
        options={PAYMENT_METHODS.map((value) => ({ value, label: text.methods[value] }))}
        {...form.field('paymentMethod')}
        value={PAYMENT_METHODS.find((method) => method === form.values.paymentMethod) ?? ''}
      />
      <NumberField label={text.value} required unit={text.aed} {...form.field('orderValue')} />
      <TextField label={text.reference} {...fieldOf(form, 'reference')} />
      <TextField label={text.details} {...fieldOf(form, 'orderDetails')} />
      <TextField
        label={ordersText.fields.deliveryInstructions}
        className={styles.wide}
        {...fieldOf(form, 'deliveryInstructions')}
      />
    </Group>
  );
}

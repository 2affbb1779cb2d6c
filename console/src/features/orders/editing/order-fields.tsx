import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { isCashOnDelivery, PAYMENT_METHODS } from '@tawseel/contract/facts/payment-methods';
import { type ReactNode, useId, useState } from 'react';
import type { Form } from '../../../api/form.ts';
import { orderFormText as text } from '../../../texts/en/order-editing.ts';
import { ordersText } from '../../../texts/en/orders.ts';
import { phoneNote } from '../../../texts/phone-note.ts';
import { cityOptions } from '../../../texts/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import fold from '../../../ui/display/fold.module.css';
import { fieldNote } from '../../../ui/fields/field-note.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { AreaField } from '../price/area-field.tsx';
import { FigureFields, ServiceFields } from '../price/parcel-figures.tsx';
import styles from './editing.module.css';
import { DOOR, type OrderForm } from './order-form.ts';

/** Parts of the form that a new order and a correction share. */
export type Fields = Pick<Form<OrderForm>, 'values' | 'problems' | 'field' | 'set'>;

type TextName = {
  [K in keyof OrderForm]: string extends OrderForm[K] ? K : never;
}[keyof OrderForm];

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="ruled below">
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function fieldOf({ field }: Fields, name: TextName) {
  return { ...field(name), autoComplete: 'off' };
}

type PhoneFieldProps = { form: Fields; name: TextName; label?: string; required?: boolean };

function PhoneField({ form, name, label = text.phone, required }: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      type="tel"
      required={required}
      description={fieldNote(phoneNote(form.values[name]))}
      {...fieldOf(form, name)}
    />
  );
}

function PlaceFields({ form, end }: { form: Fields; end: 'pickup' | 'dropoff' }) {
  const { values, problems, set } = form;
  const cities = cityOptions();
  const city = cities.find(({ value }) => value === values[`${end}.city`])?.value ?? '';

  function choose(area: NamedArea) {
    set(`${end}.city`, area.city);
    set(`${end}.area`, area.name);
  }

  return (
    <>
      <Select
        label={text.city}
        required
        options={cities}
        placeholder={text.chooseCity}
        value={city}
        error={problems[`${end}.city`] && text.cityMissing}
        onChange={(next) => {
          set(`${end}.city`, next);
          set(`${end}.area`, '');
        }}
      />
      <AreaField
        label={text.area}
        city={city}
        value={values[`${end}.area`]}
        error={problems[`${end}.area`]}
        onChange={(area) => set(`${end}.area`, area)}
        onChoose={choose}
      />
    </>
  );
}

export function SenderFields({ form, children }: { form: Fields; children?: ReactNode }) {
  return (
    <Group title={text.sender}>
      {children}
      <TextField label={text.name} required {...fieldOf(form, 'pickup.senderName')} />
      <PhoneField form={form} name="pickup.senderPhone" required />
      <TextField
        label={text.senderAddress}
        required
        className="whole"
        {...fieldOf(form, 'pickup.senderAddress')}
      />
      <PlaceFields form={form} end="pickup" />
    </Group>
  );
}

/** Details that help to find the door, collapsed while they are empty. */
function DoorFields({ form }: { form: Fields }) {
  const { values, problems } = form;
  const [isOpen, setOpen] = useState(() => DOOR.some((name) => values[name] !== ''));
  const isWrong = DOOR.some((name) => problems[name] !== undefined);
  return (
    <details
      className="whole"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classNames(fold.fold, styles.more)}>{text.moreOfAddress}</summary>
      <div className={styles.fields}>
        <TextField label={text.building} {...fieldOf(form, 'dropoff.building')} />
        <TextField label={text.landmark} {...fieldOf(form, 'dropoff.landmark')} />
        <TextField label={text.makani} inputMode="numeric" dir="ltr" {...fieldOf(form, 'dropoff.makani')} />
        <PhoneField form={form} name="dropoff.receiverPhone2" label={text.secondPhone} />
      </div>
    </details>
  );
}

export function ReceiverFields({ form }: { form: Fields }) {
  return (
    <Group title={text.receiver}>
      <TextField label={text.name} required {...fieldOf(form, 'dropoff.receiverName')} />
      <PhoneField form={form} name="dropoff.receiverPhone" required />
      <PlaceFields form={form} end="dropoff" />
      <TextField label={text.street} required className="whole" {...fieldOf(form, 'dropoff.street')} />
      <DoorFields form={form} />
    </Group>
  );
}

export function ParcelFields({ form }: { form: Fields }) {
  return (
    <Group title={text.parcel}>
      <TextField label={text.title} required className="whole" {...fieldOf(form, 'orderTitle')} />
      <FigureFields form={form} />
      <ServiceFields form={form} />
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
      <NumberField
        label={text.value}
        required
        unit={text.aed}
        description={isCashOnDelivery(form.values.paymentMethod ?? '') && text.collected}
        {...form.field('orderValue')}
      />
      <TextField label={text.reference} {...fieldOf(form, 'reference')} />
      <TextField label={text.details} {...fieldOf(form, 'orderDetails')} />
      <TextField
        label={ordersText.fields.deliveryInstructions}
        className="whole"
        {...fieldOf(form, 'deliveryInstructions')}
      />
    </Group>
  );
}

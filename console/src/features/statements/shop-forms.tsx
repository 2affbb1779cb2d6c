import { business } from '@tawseel/contract/business';
import { SHOP_CYCLES } from '@tawseel/contract/facts/charges';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { SHOP_PLACES, statements } from '@tawseel/contract/statements';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { today } from '../../api/today.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney, showNumber } from '../../ui/format.ts';
import type { LooseShop } from './use-shops.ts';

type ShopFormProps = { shop: LooseShop; open: boolean; onClose: () => void };

const nameOf = ({ shop }: LooseShop) => show(shop?.name);
const paramsOf = ({ shop }: LooseShop) => ({ id: shop?._id ?? '' });

/** Places that the user may record: only administrators record what the bank did. */
export function placeOptions(names: Readonly<Record<(typeof SHOP_PLACES)[number], string>>) {
  return SHOP_PLACES.filter((place) => place === 'box' || isAdministrator()).map((value) => ({
    value,
    label: names[value],
  }));
}

export const firstPlace = () => (isAdministrator() ? 'bank' : 'box');

const BeginForm = z.pipe(
  z.transform(({ paid, ...form }: { paid: string; billedFrom: string }): unknown => ({
    ...form,
    paid: paid === '' ? 0 : numberFromText(paid),
  })),
  statements.openShop.body,
);

/** Begins to bill a shop. Mounted anew each time it is opened. */
export function BeginBilling({ shop, ...shown }: ShopFormProps) {
  const form = useForm(BeginForm, { paid: '', billedFrom: today() });
  const begin = useAction(statements.openShop, {
    done: showMessage,
    failed: text.beginFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => begin.run({ params: paramsOf(shop), body })}
      title={text.beginTitle(nameOf(shop))}
      size="small"
      yes={text.begin}
      busy={begin.busy}
    >
      <p>{text.beginText}</p>
      <NumberField label={text.paidUntilNow} unit={text.aed} {...form.field('paid')} />
      <DateField label={text.billedFrom} required max={today()} {...form.field('billedFrom')} />
    </FormWindow>
  );
}

type TermsValues = {
  cycle: (typeof SHOP_CYCLES)[number];
  nets: boolean;
  codFee: string;
  returnFee: string;
  dueDays: string;
  tin: string;
};

const numberOrNull = (typed: string) => (typed === '' ? null : numberFromText(typed));

const TermsForm = z.pipe(
  z.transform(({ codFee, returnFee, dueDays, ...form }: TermsValues): unknown => ({
    ...form,
    codFee: numberOrNull(codFee),
    returnFee: numberOrNull(returnFee),
    dueDays: numberOrNull(dueDays),
  })),
  statements.changeShopTerms.body,
);

const typedNumber = (stored: number | null | undefined) => (stored == null ? '' : String(stored));

/** Changes how a shop is billed and paid. Mounted anew each time it is opened. */
export function ShopTermsForm({ shop, ...shown }: ShopFormProps) {
  const { cycle = 'week', nets = true, codFee, returnFee, dueDays, tin = '' } = shop.terms ?? {};
  const { billing } = useRead(business.readBusiness, {}).data ?? {};
  const ofBusiness = (value: string) => billing && text.ofBusiness(value);
  const form = useForm(TermsForm, {
    cycle,
    nets,
    codFee: typedNumber(codFee),
    returnFee: typedNumber(returnFee),
    dueDays: typedNumber(dueDays),
    tin,
  });
  const change = useAction(statements.changeShopTerms, {
    done: showMessage,
    failed: text.termsFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => change.run({ params: paramsOf(shop), body })}
      title={text.termsTitle(nameOf(shop))}
      layout="columns"
      yes={text.save}
      busy={change.busy}
    >
      <Select
        label={text.cycle}
        options={SHOP_CYCLES.map((value) => ({ value, label: text.cycles[value] }))}
        {...form.field('cycle')}
      />
      <Checkbox
        label={text.nets}
        checked={form.values.nets}
        onChange={(isDeducted) => form.set('nets', isDeducted)}
      />
      <NumberField
        label={text.codFee}
        unit={text.aed}
        description={ofBusiness(showMoney(billing?.codFee))}
        {...form.field('codFee')}
      />
      <NumberField
        label={text.returnFee}
        unit={text.aed}
        description={ofBusiness(showMoney(billing?.returnFee))}
        {...form.field('returnFee')}
      />
      <NumberField
        label={text.dueDays}
        step={1}
        description={ofBusiness(showNumber(billing?.dueDays))}
        {...form.field('dueDays')}
      />
      <TextField
        label={text.tin}
        inputMode="numeric"
        autoComplete="off"
        description={text.tinHint}
        {...form.field('tin')}
      />
    </FormWindow>
  );
}

type PaymentValues = { amount: string; into: 'bank' | 'box'; slip: string; note: string };

const PaymentForm = z.pipe(
  z.transform(({ amount, ...form }: PaymentValues): unknown => ({ ...form, amount: numberFromText(amount) })),
  statements.receivePayment.body,
);

/** Records what a shop has paid. Mounted anew each time it is opened. */
export function ShopPayment({ shop, ...shown }: ShopFormProps) {
  const form = useForm(PaymentForm, { amount: '', into: firstPlace(), slip: '', note: '' });
  const { owes = 0 } = shop;
  const receive = useAction(statements.receivePayment, {
    isOneAct: true,
    done: showMessage,
    failed: text.paymentFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => receive.run({ params: paramsOf(shop), body })}
      title={text.paymentTitle(nameOf(shop))}
      size="small"
      yes={text.record}
      busy={receive.busy}
    >
      <NumberField
        label={text.amount}
        required
        unit={text.aed}
        description={owes > 0 ? text.owes(showMoney(owes)) : undefined}
        {...form.field('amount')}
      />
      <Select label={text.place} options={placeOptions(text.into)} {...form.field('into')} />
      {form.values.into === 'bank' && (
        <TextField label={text.slip} required autoComplete="off" {...form.field('slip')} />
      )}
      <TextField label={text.note} autoComplete="off" {...form.field('note')} />
    </FormWindow>
  );
}

const ADJUSTMENTS = ['compensation', 'charge'] as const;
type AdjustmentValues = {
  kind: (typeof ADJUSTMENTS)[number];
  amount: string;
  what: string;
  trackingID: string;
};

const AdjustmentForm = z.pipe(
  z.transform(({ amount, trackingID, ...form }: AdjustmentValues): unknown => ({
    ...form,
    amount: numberFromText(amount),
    ...(trackingID !== '' && form.kind === 'compensation' && { trackingID }),
  })),
  statements.adjustShop.body,
);

/** Compensates a shop, or charges it for something else than an order. Mounted anew each time it is opened. */
export function ShopAdjustment({ shop, ...shown }: ShopFormProps) {
  const form = useForm(AdjustmentForm, { kind: 'compensation', amount: '', what: '', trackingID: '' });
  const adjust = useAction(statements.adjustShop, {
    isOneAct: true,
    done: showMessage,
    failed: text.adjustFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  const order: ReactNode = form.values.kind === 'compensation' && (
    <TextField label={text.trackingID} autoComplete="off" spellCheck={false} {...form.field('trackingID')} />
  );
  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => adjust.run({ params: paramsOf(shop), body })}
      title={text.adjustTitle(nameOf(shop))}
      size="small"
      yes={text.record}
      busy={adjust.busy}
    >
      <Select
        label={text.adjustKind}
        options={ADJUSTMENTS.map((value) => ({ value, label: text.adjustKinds[value] }))}
        {...form.field('kind')}
      />
      <NumberField label={text.amount} required unit={text.aed} {...form.field('amount')} />
      <TextField label={text.whatFor} required autoComplete="off" {...form.field('what')} />
      {order}
    </FormWindow>
  );
}

import type { Form } from '../../api/form.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { cityOptions } from '../../texts/words.ts';
import { Card } from '../../ui/display/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { WeekDays } from '../../ui/fields/week-days.tsx';
import { BillingFields } from './billing-fields.tsx';
import styles from './business.module.css';
import type { BusinessForm } from './business-form-values.ts';
import { ColourField } from './colour-field.tsx';
import { HolidaysField } from './holidays-field.tsx';
import { LogoField } from './logo-field.tsx';
import { RamadanFields } from './ramadan-fields.tsx';

type TextName =
  | 'legalName'
  | 'legalNameAr'
  | 'tradeName'
  | 'trn'
  | 'licenceNumber'
  | 'licenceAuthority'
  | 'street'
  | 'phone'
  | 'email'
  | 'iban';

/** The settings of the business in sections. */
export function BusinessFields({ form, storedLogo }: { form: Form<BusinessForm>; storedLogo: string }) {
  function field(name: TextName) {
    return { ...form.field(name), label: text[name], autoComplete: 'off' };
  }

  return (
    <>
      <Card title={text.names} about={text.namesAbout}>
        <div className={styles.fields}>
          <TextField {...field('tradeName')} dir="auto" />
          <TextField {...field('legalName')} />
          <TextField {...field('legalNameAr')} dir="rtl" lang="ar" />
          <LogoField
            key={storedLogo}
            stored={storedLogo}
            {...form.field('logo')}
            onProblem={(logo) => form.report({ ...form.problems, logo })}
          />
        </div>
        <ColourField {...form.field('colour')} name={form.values.tradeName} />
      </Card>
      <Card title={text.registration}>
        <div className={styles.fields}>
          <TextField {...field('trn')} inputMode="numeric" description={text.trnHint} />
          <TextField {...field('licenceNumber')} />
          <TextField {...field('licenceAuthority')} placeholder={text.authorityExample} />
          <TextField {...field('iban')} placeholder={text.ibanExample} />
        </div>
      </Card>
      {form.values.billing && (
        <Card title={text.billing} about={text.billingAbout}>
          <BillingFields form={form} billing={form.values.billing} />
        </Card>
      )}
      <Card title={text.contact}>
        <div className={styles.fields}>
          <TextField {...field('street')} />
          <Select
            label={text.city}
            options={cityOptions()}
            placeholder={text.chooseCity}
            {...form.field('city')}
          />
          <TextField {...field('phone')} type="tel" description={fieldNote(phoneNote(form.values.phone))} />
          <TextField {...field('email')} type="email" />
        </div>
      </Card>
      <Card title={text.counts} about={text.countsAbout}>
        <div className={styles.fields}>
          <NumberField
            label={text.differenceLimit}
            description={text.differenceLimitHint}
            unit={text.aed}
            {...form.field('differenceLimit')}
          />
          <Checkbox
            label={text.blindCounts}
            checked={form.values.blindCounts}
            onChange={(on) => form.set('blindCounts', on)}
          />
        </div>
      </Card>
      <Card title={text.days} about={text.daysAbout}>
        <WeekDays
          legend={<legend className="visually-hidden">{text.days}</legend>}
          words={text.weekDays}
          {...form.field('workingDays')}
        />
      </Card>
      <Card title={text.holidays} about={text.holidaysAbout}>
        <HolidaysField form={form} />
      </Card>
      <Card title={text.ramadan} about={text.ramadanAbout}>
        <RamadanFields form={form} />
      </Card>
    </>
  );
}

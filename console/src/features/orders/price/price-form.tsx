import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../api/form.ts';
import { quoteText as text } from '../../../texts/en/charges.ts';
import { areaText } from '../../../texts/en/order-editing.ts';
import { CompanyField } from './company-field.tsx';
import { FigureFields, ServiceFields } from './parcel-figures.tsx';
import { PlaceField } from './place-field.tsx';
import styles from './price-form.module.css';
import { Quote, quoteInputOf } from './quote.tsx';
import { FIRST_QUOTE, quoteSchema } from './quote-form.ts';
import { useKnownAreas } from './use-known-areas.ts';

/** Price of a delivery and its rate while typing; Enter shows what is missing. */
export function PriceForm() {
  const known = useKnownAreas() ?? [];
  const schema = quoteSchema(known);
  const form = useForm(schema, FIRST_QUOTE);
  const [company, setCompany] = useState('');
  const [isNobody, setNobody] = useState(false);
  const { values, problems, set } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isNobody) form.report({ senderId: text.noSuchCompany });
    else form.check();
  }

  const place = (name: 'pickup' | 'dropoff') => (
    <div className={styles.half}>
      <PlaceField
        label={text[name]}
        known={known}
        value={values[name]}
        error={problems[`${name}.city`] && areaText.noPlace}
        onChange={(typed) => set(name, typed)}
      />
    </div>
  );

  return (
    <div className={styles.content}>
      <form ref={form.ref} className={styles.fields} onSubmit={submit} noValidate>
        {place('pickup')}
        {place('dropoff')}
        <FigureFields form={form} />
        <div className={styles.wide}>
          <CompanyField
            error={problems.senderId}
            onChange={(id, name) => {
              set('senderId', id ?? '');
              setNobody(id === undefined);
              setCompany(name);
            }}
          />
        </div>
        <div className={styles.choices}>
          <ServiceFields form={form} />
        </div>
        <button type="submit" hidden />
      </form>
      <Quote
        input={isNobody ? { missing: ['senderId'] } : quoteInputOf(z.safeParse(schema, values))}
        company={company}
      />
    </div>
  );
}

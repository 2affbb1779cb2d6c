import { senders } from '@tawseel/contract/senders';
import { type FormEvent, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { textFinder } from '../../../api/find-rows.ts';
import { useForm } from '../../../api/form.ts';
import { useRead } from '../../../api/read.ts';
import { quoteText as text } from '../../../texts/en/charges.ts';
import { areaText } from '../../../texts/en/order-editing.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import type { Suggestion } from '../../../ui/fields/suggestions.ts';
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
        <div className="whole">
          <CompanyField
            error={problems.senderId}
            onChange={(id, name) => {
              set('senderId', id ?? '');
              setNobody(id === undefined);
              setCompany(name);
            }}
          />
        </div>
        <div className="row wrap gap-1-2 whole">
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

type CompanyFieldProps = {
  error: string | undefined;
  /** Called with the company's id and name; '' for none, undefined while no company matches. */
  onChange: (id: string | undefined, name: string) => void;
};

function useCompanies(enabled: boolean): Suggestion[] | undefined {
  const { data } = useRead(senders.listSenders, {}, { enabled });
  return useMemo(() => {
    const companies = data?.filter(({ role = '' }) => role.toLowerCase() === 'company');
    return companies?.map(({ _id = '', name = '', email = '' }) => ({ id: _id, name, details: [email] }));
  }, [data]);
}

/** Autocomplete of a company by its name. */
function CompanyField({ error, onChange }: CompanyFieldProps) {
  const [asked, setAsked] = useState(false);
  const companies = useCompanies(asked);
  return (
    <SuggestField
      label={text.company}
      description={text.companyHint}
      suggestions={companies}
      finder={textFinder}
      unknown={text.noSuchCompany}
      error={error}
      onFocus={() => setAsked(true)}
      onChange={(id) => onChange(id, companies?.find((one) => one.id === id)?.name ?? '')}
    />
  );
}

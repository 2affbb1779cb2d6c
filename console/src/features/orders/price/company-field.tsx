import { senders } from '@tawseel/contract/senders';
import { useMemo, useState } from 'react';
import { textFinder } from '../../../api/find-rows.ts';
import { useRead } from '../../../api/read.ts';
import { quoteText as text } from '../../../texts/en/charges.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import type { Suggestion } from '../../../ui/fields/suggestions.ts';

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
export function CompanyField({ error, onChange }: CompanyFieldProps) {
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

import { finder } from '@tawseel/contract/facts/searches';
import { senders } from '@tawseel/contract/senders';
import { useMemo, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { quoteText as text } from '../../texts/charges.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';

type CompanyFieldProps = {
  error: string | undefined;
  /** Told the company's id; '' for none, undefined while no company is named so. */
  onChange: (id: string | undefined) => void;
};

/** Companies by their shown name; two of one name are told apart by their address. */
function useCompanies(enabled: boolean): Map<string, string> {
  const { data } = useRead(senders.listSenders, {}, { enabled });
  return useMemo(() => {
    const companies = (data ?? []).filter(({ role = '' }) => role.toLowerCase() === 'company');
    return new Map(companies.map(({ _id = '', name = '', email = '' }) => [`${name} (${email})`, _id]));
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
      options={companies}
      finder={finder}
      error={error}
      onFocus={() => setAsked(true)}
      onChange={onChange}
    />
  );
}

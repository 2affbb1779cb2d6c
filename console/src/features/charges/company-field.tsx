import { finder } from '@tawseel/contract/facts/searches';
import { senders } from '@tawseel/contract/senders';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { quoteText as text } from '../../texts/charges.ts';
import { TextField } from '../../ui/form-fields.tsx';

const MOST_OFFERED = 20;

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

/** Autocomplete of a company by its name, the first that match offered as it is typed. */
export function CompanyField({ error, onChange }: CompanyFieldProps) {
  const listId = useId();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const companies = useCompanies(asked);
  const sought = useDeferredValue(typed);
  const offered = useMemo(() => {
    const holds = finder(sought);
    return [...companies.keys()].filter((name) => holds([name])).slice(0, MOST_OFFERED);
  }, [companies, sought]);

  function type(value: string) {
    setTyped(value);
    onChange(value.trim() === '' ? '' : companies.get(value));
  }

  return (
    <>
      <TextField
        label={text.company}
        description={text.companyHint}
        list={listId}
        autoComplete="off"
        value={typed}
        error={error}
        onFocus={() => setAsked(true)}
        onChange={type}
      />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

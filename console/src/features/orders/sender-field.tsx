import { finder } from '@tawseel/contract/facts/searches';
import { useMemo, useState } from 'react';
import { filtersText as text } from '../../texts/en/filters.ts';
import { SuggestBox } from '../../ui/fields/suggest-field.tsx';
import { labelOf } from '../../ui/fields/suggestions.ts';
import { useSenders } from './filter-names.ts';

type SenderFieldProps = {
  /** Id of the sender; '' for none. */
  value: string;
  error: string | undefined;
  /** Told what was typed where it names no sender, which is no id. */
  onChange: (id: string) => void;
};

/** Autocomplete of a sender by its name, the first that match offered as it is typed. */
export function SenderField({ value, error, onChange }: SenderFieldProps) {
  const [asked, setAsked] = useState(false);
  const senders = useSenders(asked || value !== '');
  const suggestions = useMemo(() => [...senders.values()], [senders]);
  const chosen = senders.get(value);

  return (
    <SuggestBox
      label={text.labels.senderId}
      description={text.senderHint}
      error={error}
      suggestions={suggestions}
      finder={finder}
      typed={chosen ? labelOf(chosen) : value}
      onFocus={() => setAsked(true)}
      onType={(typed) => onChange(suggestions.find((one) => labelOf(one) === typed)?.id ?? typed)}
      onLeave={(named) => named && named.id !== value && onChange(named.id)}
    />
  );
}

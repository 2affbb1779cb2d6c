import { finder } from '@tawseel/contract/facts/searches';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { filtersText as text } from '../../texts/filters.ts';
import { TextField } from '../../ui/form-fields.tsx';
import { useSenderNames } from './filter-names.ts';

const MOST_OFFERED = 20;

type SenderFieldProps = {
  /** Id of the sender; '' for none. */
  value: string;
  error: string | undefined;
  /** Told what was typed where no sender is named so, which is no id. */
  onChange: (id: string) => void;
};

/** Autocomplete of a sender by its name, the first that match offered as it is typed. */
export function SenderField({ value, error, onChange }: SenderFieldProps) {
  const listId = useId();
  const [asked, setAsked] = useState(false);
  const names = useSenderNames(asked || value !== '');
  const shown = names.get(value) ?? value;
  const sought = useDeferredValue(shown);
  const offered = useMemo(() => {
    const holds = finder(sought);
    return [...names.values()].filter((name) => holds([name])).slice(0, MOST_OFFERED);
  }, [names, sought]);

  function type(typed: string) {
    const found = [...names].find(([, name]) => name === typed);
    onChange(found?.[0] ?? typed);
  }

  return (
    <>
      <TextField
        label={text.labels.senderId}
        description={text.senderHint}
        list={listId}
        autoComplete="off"
        value={shown}
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

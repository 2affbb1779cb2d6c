import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type FieldProps, TextField } from './form-fields.tsx';

const MOST_OFFERED = 20;

interface SuggestFieldProps extends FieldProps {
  /** Values by the text that stands for each, which is to be chosen to the letter. */
  options: ReadonlyMap<string, string>;
  /** Which texts match what is typed. */
  finder: (typed: string) => (texts: readonly string[]) => boolean;
  /** Told the value; '' for none, undefined while nothing is called so. */
  onChange: (value: string | undefined) => void;
  onFocus?: () => void;
}

/** Autocomplete of one of many, the first that match offered as it is typed. */
export function SuggestField({ options, finder, onChange, ...field }: SuggestFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const offered = useMemo(() => {
    const holds = finder(sought);
    return [...options.keys()].filter((name) => holds([name])).slice(0, MOST_OFFERED);
  }, [options, finder, sought]);

  function type(text: string) {
    setTyped(text);
    onChange(text.trim() === '' ? '' : options.get(text));
  }

  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" value={typed} onChange={type} />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

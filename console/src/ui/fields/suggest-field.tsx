import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldProps, TextField } from './form-fields.tsx';
import suggest from './suggest.module.css';
import { type Finder, labelOf, onlyOne, type Suggestion } from './suggestions.ts';

const MOST_OFFERED = 20;

interface MatchingProps extends FieldProps {
  /** Suggestions; undefined until they are loaded. */
  suggestions: readonly Suggestion[] | undefined;
  finder: Finder;
  /** Canonical key of a detail that may be typed in several forms. */
  keyOf?: (text: string) => string | undefined;
  onFocus?: () => void;
}

interface SuggestBoxProps extends MatchingProps {
  typed: string;
  onType: (typed: string) => void;
  /**
   * Called when the field is left or Enter is pressed, with the suggestion if exactly one matches, otherwise undefined;
   * called again when the suggestions are loaded.
   */
  onLeave: (named: Suggestion | undefined) => void;
}

/** Autocomplete: offers the first suggestions that match while the user types. */
export function SuggestBox({
  suggestions,
  finder,
  keyOf,
  typed,
  onType,
  onLeave,
  ...field
}: SuggestBoxProps) {
  const listId = useId();
  const isLeft = useRef(false);
  const searched = useDeferredValue(typed);
  const offered = useMemo(() => {
    const holds = finder(searched);
    const labels = suggestions?.map(labelOf) ?? [];
    return labels.filter((label) => holds([label])).slice(0, MOST_OFFERED);
  }, [suggestions, finder, searched]);

  function leave() {
    isLeft.current = true;
    onLeave(suggestions && onlyOne(suggestions, typed, { finder, keyOf }));
  }

  const onSuggestions = useEffectEvent(() => {
    if (isLeft.current) leave();
  });
  useEffect(() => {
    if (suggestions) onSuggestions();
  }, [suggestions]);

  return (
    <>
      <TextField
        {...field}
        list={listId}
        className={suggest.suggest}
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          isLeft.current = false;
          onType(text);
        }}
        onBlur={leave}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') leave();
        }}
      />
      <datalist id={listId}>
        {offered.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}

interface SuggestFieldProps extends MatchingProps {
  /** Called with the id; '' for an empty field, undefined unless exactly one suggestion matches. */
  onChange: (id: string | undefined) => void;
  /**
   * Message if none matches, shown after the field is left and the suggestions are loaded; it replaces the description,
   * so that the layout does not shift.
   */
  unknown: string;
}

/** Autocomplete for a form that stores only the id. */
export function SuggestField({ onChange, unknown, error, description, ...matching }: SuggestFieldProps) {
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const reportedId = useRef<string | undefined>('');

  function type(text: string) {
    setTyped(text);
    setUnknown(false);
    const id = text.trim() === '' ? '' : matching.suggestions?.find((one) => labelOf(one) === text)?.id;
    reportedId.current = id;
    onChange(id);
  }

  function leave(named: Suggestion | undefined) {
    if (named && named.id !== reportedId.current) type(labelOf(named));
    setUnknown(matching.suggestions !== undefined && !named && typed.trim() !== '');
  }

  return (
    <SuggestBox
      {...matching}
      description={isUnknown ? undefined : description}
      error={error ?? (isUnknown ? unknown : undefined)}
      typed={typed}
      onType={type}
      onLeave={leave}
    />
  );
}

import { useEffect } from 'react';

/** Chooses the only option of a required field, because there is nothing to decide. */
export function useOnlyOption<Value extends string>(
  options: readonly { value: Value }[],
  value: Value | '',
  onChange: (value: Value) => void,
): void {
  const only = options.length === 1 && value === '' ? options[0]?.value : undefined;
  useEffect(() => {
    if (only !== undefined) onChange(only);
  }, [only, onChange]);
}

import { useId, useState } from 'react';

export interface Opened<Value> {
  /** Item that the dialog shows, and goes on showing while it closes; undefined until it was first opened. */
  value: Value | undefined;
  isOpen: boolean;
  /** React key, another each time and for each dialog, for what is to begin anew. */
  key: string;
  open: (value: Value) => void;
  /** Closes what was open when this was given out, never what has been opened since. */
  close: () => void;
}

/** State of a dialog that shows an item of a list. */
export function useOpened<Value>(): Opened<Value> {
  const id = useId();
  const [state, setState] = useState<{ value: Value | undefined; isOpen: boolean; key: number }>({
    value: undefined,
    isOpen: false,
    key: 0,
  });
  return {
    ...state,
    key: `${id}${state.key}`,
    open: (value) => setState(({ key }) => ({ value, isOpen: true, key: key + 1 })),
    close: () => setState((now) => (now.key === state.key ? { ...now, isOpen: false } : now)),
  };
}

import { useId, useState } from 'react';

export interface OpenedItem<Value> {
  /** Item that the dialog shows, also while it closes; undefined until it is first opened. */
  value: Value | undefined;
  isOpen: boolean;
  /** React key, a new one each time and for each dialog, so that the content is remounted. */
  key: string;
  open: (value: Value) => void;
  /** Closes the item that was open when this function was returned, never a later one. */
  close: () => void;
}

/** State of a dialog that shows an item of a list. */
export function useOpened<Value>(): OpenedItem<Value> {
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

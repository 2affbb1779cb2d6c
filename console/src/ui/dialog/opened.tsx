import type { ReactNode } from 'react';
import type { OpenedItem } from '../navigation/use-opened.ts';
import { WindowBoundary } from '../states/fault-boundary.tsx';

/** Props of every window. */
export interface WindowFrame {
  open: boolean;
  onClose: () => void;
}

export interface OpenedProps<Value> {
  of: Pick<OpenedItem<Value>, 'value' | 'isOpen' | 'close'> & { key?: string };
  /** Renders the dialog of the item with the props that open and close it. */
  children: (frame: WindowFrame, value: Value) => ReactNode;
}

/** Dialog of the item that was opened last, also while it closes. If it cannot be rendered, it closes and says so. */
export function Opened<Value>({ of: { value, isOpen, key, close }, children }: OpenedProps<Value>) {
  if (value === undefined) return null;
  return (
    <WindowBoundary key={key} onFault={close}>
      {children({ open: isOpen, onClose: close }, value)}
    </WindowBoundary>
  );
}

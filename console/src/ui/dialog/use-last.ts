import { useState } from 'react';

/** Last defined value: what a dialog goes on showing while it closes. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

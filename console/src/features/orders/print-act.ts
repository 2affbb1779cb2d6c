import type { ReactNode } from 'react';

/** Button that prints the label of an order, of another feature; undefined where none is printed. */
export type PrintAct = ((trackingID: string, isPrimary: boolean) => ReactNode) | undefined;

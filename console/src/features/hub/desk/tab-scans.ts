import type { LooseParcel } from '../shown.ts';
import type { Answer } from '../station/scan-store.ts';
import type { Asked } from '../station/station.ts';

/** What a scan is in the tab that is open, besides its code; why there can be none; or what looks it up. */
export type AskedHere = Omit<Asked, 'code'> | { refused: string } | { lookUp: (code: string) => void };

export type TabScans = {
  /** Hint that is shown until something is scanned. */
  hint?: string | undefined;
  ask: (code: string) => AskedHere;
  /** The parcel of a code on the list that the tab has, for when the server does not answer. */
  expected?: (code: string) => LooseParcel | undefined;
  /** Told of each answer to a scan of this tab. */
  onAnswer?: (answer: Answer, asked: Asked) => void;
};

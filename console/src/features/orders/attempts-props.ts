export type TryProps = {
  trackingID: string;
  open: boolean;
  onClose: () => void;
  onDone: (() => void) | undefined;
};

/** Areas of calls whose answers change with what is decided about a parcel. */
export const ALSO_OF_TRIES = ['orders', 'scanning', 'followUps', 'runs'];

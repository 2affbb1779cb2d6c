export type TryProps = {
  trackingID: string;
  open: boolean;
  onClose: () => void;
  onDone: (() => void) | undefined;
};

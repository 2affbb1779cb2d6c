import { type ReactNode, useRef, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { makePicture, type Picture } from '../../ui/display/make-picture.ts';

export type Camera = {
  /** File field, which must stay mounted while the camera is open to receive its picture. */
  field: ReactNode;
  open: () => void;
  isBusy: boolean;
  /** Reason why there is no picture, as a sentence. */
  trouble: string | undefined;
};

/** Opens the phone's own camera, which needs no permission, or its picture library if there is none. */
export function useCamera(onPicture: (picture: Picture) => void): Camera {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const picture = await makePicture('photo', file);
    setBusy(false);
    if (typeof picture === 'string') setTrouble(text.pictureTroubles[picture]);
    else onPicture(picture);
  }

  return {
    field: (
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          void take(file);
        }}
      />
    ),
    open() {
      setTrouble(undefined);
      input.current?.click();
    },
    isBusy,
    trouble,
  };
}

import { type ReactNode, useRef, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { makePicture, type Picture } from '../queue/picture.ts';

export type Camera = {
  /** Has to stay on the page while the camera is open: its picture comes back to it. */
  field: ReactNode;
  open: () => void;
  isBusy: boolean;
  /** Why there is no picture, in a sentence. */
  trouble: string | undefined;
};

/** The phone's own camera, which asks for no permission, or its pictures where it has none. */
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
          // The same one can be chosen again.
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

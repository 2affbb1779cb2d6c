import { cash } from '@tawseel/contract/cash';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { makePicture } from '../../ui/display/make-picture.ts';
import { FileField } from '../../ui/fields/file-field.tsx';

type ReceiptPhotoProps = {
  /** Address of the stored photo, '' for none. */
  value: string;
  error: string | undefined;
  onChange: (photo: string) => void;
  /** Called with true before a photo is stored, and with false after that or a failure. */
  onStoring: (isStoring: boolean) => void;
};

/** Takes or chooses the photo of a receipt, and stores it at once. */
export function ReceiptPhoto({ value, error, onChange, onStoring }: ReceiptPhotoProps) {
  const [trouble, setTrouble] = useState<string>();
  const put = useAction(cash.putReceiptPhoto, {
    failed: text.photoFailed,
    after: (reply) => onChange(reply?.data?.photo ?? ''),
  });

  async function store(file: File) {
    setTrouble(undefined);
    const picture = await makePicture('photo', file);
    if (typeof picture === 'string') return setTrouble(text.photoTroubles[picture]);
    const { sha256, bytes, type } = picture;
    await put.run({ params: { sha256 }, file: new Blob([bytes], { type }) });
  }

  async function take(file: File) {
    onStoring(true);
    await store(file).finally(() => onStoring(false));
  }

  return (
    <FileField
      label={text.photo}
      error={trouble ?? error}
      accept="image/*"
      choose={text.takePhoto}
      chosen={put.busy ? text.photoOnItsWay : value ? text.photoStored : text.noPhoto}
      onFile={(file) => void take(file)}
    />
  );
}

import { RECEIPT_PHOTOS } from '@tawseel/contract/facts/ledger';

/** Returns the hash in the address of a photo that is stored on this server, or undefined for another address. */
export function storedPhoto(photo: string): string | undefined {
  return photo.startsWith(RECEIPT_PHOTOS) ? photo.slice(RECEIPT_PHOTOS.length) : undefined;
}

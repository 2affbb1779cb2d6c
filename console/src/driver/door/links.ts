import { dialledPhone } from '@tawseel/contract/facts/phones';
import type { MyStop } from '@tawseel/contract/my-day';

/** Link to a chat with a phone, by its whole number: 971501234567. Undefined if its country is not known. */
export function whatsAppLink(phone: string, words: string): string | undefined {
  const [, digits] = /^\+(\d+)$/.exec(dialledPhone(phone) ?? '') ?? [];
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(words)}`;
}

/** The phone's own map, which may have its tiles with it. */
export function mapLink({ building, street, area, city }: MyStop, agent = navigator.userAgent): string {
  const place = encodeURIComponent([building, street, area, city].filter(Boolean).join(', '));
  if (/android/i.test(agent)) return `geo:0,0?q=${place}`;
  if (/iphone|ipad|ipod/i.test(agent)) return `https://maps.apple.com/?q=${place}`;
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

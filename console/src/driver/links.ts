import type { MyStop } from '@tawseel/contract/my-day';

/** A number as it is dialled from here: of '050 123 4567' WhatsApp wants 971501234567. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `971${digits.slice(1)}` : digits;
}

export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
export const whatsAppLink = (phone: string, words: string) =>
  `https://wa.me/${phoneDigits(phone)}?text=${encodeURIComponent(words)}`;

/** The phone's own map, which may have its tiles with it. */
export function mapLink({ building, street, area, city }: MyStop, agent = navigator.userAgent): string {
  const place = encodeURIComponent([building, street, area, city].filter(Boolean).join(', '));
  if (/android/i.test(agent)) return `geo:0,0?q=${place}`;
  if (/iphone|ipad|ipod/i.test(agent)) return `https://maps.apple.com/?q=${place}`;
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

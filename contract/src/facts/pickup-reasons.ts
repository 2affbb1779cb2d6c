import { FAILURE_CODES, FAILURE_REASONS, type FailureReason } from './failure-reasons.ts';

/** Reasons why a parcel was not collected at its shop. Drivers and shops read the Arabic. */
export const PICKUP_REASONS = {
  not_ready: { en: 'Not ready', ar: 'غير جاهزة' },
  shop_closed: { en: 'Shop closed', ar: 'المتجر مغلق' },
  not_there: { en: 'Parcel not there', ar: 'الشحنة غير موجودة' },
  refused_by_driver: { en: 'Refused by the driver', ar: 'رفضها السائق' },
  nothing_to_collect: { en: 'Nothing to collect', ar: 'لا يوجد ما يُستلم' },
} as const;
export type PickupReason = keyof typeof PICKUP_REASONS;

export const PICKUP_CODES = Object.keys(PICKUP_REASONS) as [PickupReason, ...PickupReason[]];

/** Reasons why nothing was collected at a shop without booked parcels. */
export const VISIT_CODES = [
  'nothing_to_collect',
  'not_ready',
  'shop_closed',
] as const satisfies PickupReason[];

/** All reasons of drivers why nothing was delivered, handed back or collected. */
export const STOP_REASONS = [...FAILURE_CODES, ...PICKUP_CODES] as const;
export type StopReason = FailureReason | PickupReason;

function textsIn(language: 'en' | 'ar'): Record<StopReason, string> {
  const texts = Object.entries({ ...FAILURE_REASONS, ...PICKUP_REASONS });
  return Object.fromEntries(texts.map(([code, of]) => [code, of[language]])) as Record<StopReason, string>;
}

/** Texts of all reasons by language. */
export const REASON_TEXTS = { en: textsIn('en'), ar: textsIn('ar') };

export function isPickupReason(reason: string): reason is PickupReason {
  return Object.hasOwn(PICKUP_REASONS, reason);
}

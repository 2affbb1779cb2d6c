/**
 * Reasons why a stop failed. `counts` if it is one of the attempts after which a return is proposed; `photo` if one
 * must be taken at the door. Drivers and shops read the Arabic.
 */
export const FAILURE_REASONS = {
  no_answer: { en: 'Receiver does not answer', ar: 'المستلم لا يرد', counts: true, photo: false },
  phone_off: { en: 'Mobile switched off', ar: 'الهاتف مغلق', counts: true, photo: false },
  not_home: { en: 'Receiver not there', ar: 'المستلم غير موجود', counts: true, photo: true },
  asked_later: {
    en: 'Receiver asked for another time',
    ar: 'طلب المستلم موعدًا آخر',
    counts: true,
    photo: false,
  },
  wrong_address: {
    en: 'Wrong or incomplete address',
    ar: 'العنوان خاطئ أو ناقص',
    counts: true,
    photo: true,
  },
  wrong_phone: { en: 'Wrong phone number', ar: 'رقم الهاتف خاطئ', counts: true, photo: false },
  cod_not_ready: { en: 'Cash not ready', ar: 'المبلغ غير جاهز', counts: true, photo: false },
  wants_card: { en: 'Receiver wants to pay by card', ar: 'يريد الدفع بالبطاقة', counts: true, photo: false },
  refused: { en: 'Receiver refused', ar: 'رفض المستلم الاستلام', counts: true, photo: true },
  id_missing: { en: 'Document or ID missing', ar: 'الهوية أو المستند غير متوفر', counts: true, photo: false },
  no_access: { en: 'No access to the building', ar: 'تعذّر الدخول إلى المبنى', counts: true, photo: true },
  damaged: { en: 'Parcel damaged', ar: 'الشحنة متضررة', counts: false, photo: true },
  out_of_time: { en: 'Driver ran out of time', ar: 'انتهى وقت السائق', counts: false, photo: false },
  outside_area: { en: 'Outside our area', ar: 'خارج منطقة التوصيل', counts: false, photo: false },
} as const;
export type FailureReason = keyof typeof FAILURE_REASONS;

export const FAILURE_CODES = Object.keys(FAILURE_REASONS) as [FailureReason, ...FailureReason[]];

export function isFailureReason(reason: string): reason is FailureReason {
  return Object.hasOwn(FAILURE_REASONS, reason);
}

/** Counted attempts after which a return is proposed. */
export const MAX_ATTEMPTS = 3;

/** Words on every label in both languages, because drivers and receivers may only read one. */
export const WORDS = {
  to: { en: 'To', ar: 'إلى' },
  from: { en: 'From', ar: 'من' },
  urgent: { en: 'URGENT', ar: 'عاجل' },
  normal: { en: 'NORMAL', ar: 'عادي' },
  cod: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  paid: { en: 'PAID', ar: 'مدفوع' },
  nothingToCollect: { en: 'Nothing to collect', ar: 'لا يوجد مبلغ للتحصيل' },
  careful: { en: 'Packed, handle with care', ar: 'مغلّف، يُرجى الحذر' },
  contents: { en: 'Contents', ar: 'المحتوى' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  address: { en: 'Address', ar: 'العنوان' },
  delivered: { en: 'DELIVERED', ar: 'تم التوصيل' },
  returned: { en: 'RETURN TO SENDER', ar: 'مرتجع إلى المُرسِل' },
  preview: { en: 'PREVIEW', ar: 'معاينة' },
  tooLong: { en: 'No bar code: the ID is too long', ar: 'لا يوجد باركود: الرقم طويل' },
  otherSigns: { en: 'No bar code: it takes Latin letters only', ar: 'لا يوجد باركود: أحرف لاتينية فقط' },
} as const;

export type Word = keyof typeof WORDS;

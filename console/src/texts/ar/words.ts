import { AREA_ARABIC } from '@tawseel/contract/facts/area-arabic';
import type { words as english } from '../en/words.ts';

const CITIES = {
  'Abu-Dhabi': 'أبوظبي',
  Dubai: 'دبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  Fujairah: 'الفجيرة',
  'Ras-Al-Khaimah': 'رأس الخيمة',
  'Umm-Al-Quwain': 'أم القيوين',
};

/** Texts for words of the API. */
export const words: typeof english = {
  city: CITIES,
  listedCity: CITIES,
  country: { 'United Arab Emirates': 'الإمارات العربية المتحدة' },
  zone: { 'Zone 1': 'النطاق 1', 'Zone 2': 'النطاق 2' },
  area: AREA_ARABIC,
  orderStatus: {
    Pending: 'قيد الانتظار',
    'Not Pickup': 'لم تُستلم من المُرسِل',
    Pickup: 'استُلمت من المُرسِل',
    completed: 'مكتمل',
    return: 'مرتجع',
  },
  trackingStatus: {
    created: 'تم الإنشاء',
    accepted: 'بانتظار الاستلام من المُرسِل',
    unpick: 'رفضه السائق',
    pickup: 'تم الاستلام من المُرسِل',
    warehouse: 'في المستودع',
    assignedtodriver: 'مع السائق',
    delivered: 'تم التوصيل',
    return: 'مرتجع',
  },
  deliveryType: { normal: 'عادي', urgent: 'عاجل' },
  payment: { COD: 'الدفع عند الاستلام', Card: 'بطاقة', Wallet: 'محفظة' },
  orderType: { Parcel: 'شحنة' },
  profileStatus: { Active: 'نشط', unActive: 'غير نشط' },
  role: {
    User: 'فرد',
    Company: 'شركة',
    Supervisor: 'مشرف',
    Operator: 'موظف عمليات',
    Driver: 'سائق',
    Cashier: 'أمين صندوق',
  },
  size: { Small: 'صغير', Medium: 'متوسط', Large: 'كبير', 'Extra Large': 'كبير جدًا' },
};

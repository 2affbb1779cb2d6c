import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, ORDERS, PARCELS } from './words.ts';

export const senders = {
  no_such_sender: 'لا يوجد مُرسِل بهذا المعرّف.',
  no_such_deleted_sender: 'لا يوجد مُرسِل محذوف بهذا المعرّف.',
  sender_deleted_meanwhile: 'تم حذف هذا المُرسِل في هذه الأثناء. استعده لتغييره.',
  sender_email_taken: ({ email, name }) => ar`البريد ${email} لـ${name}.`,
  sender_phone_taken: ({ phone, name }) => ar`الهاتف ${phone} لـ${name}.`,
  company_has_rates: ({ name, rates }) => ar`لـ${name} أسعار خاصة (${rates})، فيجب أن يبقى شركة.`,
  iban_for_administrators: ar`لا يُدخل ${'IBAN'} المُرسِل إلا مدير النظام.`,
  sender_has_keys: ({ name }) => ar`لـ${name} مفاتيح ${'API'}: لا يحذفه إلا مدير النظام.`,
  sender_has_returns: ({ name, parcels }) =>
    ar`لا يمكن حذف ${name}: تعود إليه ${counted(parcels, PARCELS)}. سلّمها إليه أولًا.`,
  sender_has_open_cash: ({ name, orders, total }) =>
    ar`لا يمكن حذف ${name}: لم يُورَّد بعد ${aed(total)} من مبالغ التحصيل (${counted(orders, ORDERS)}).`,
  sender_has_cash_elsewhere: ({ name }) => ar`لا يمكن حذف ${name}: لم تُورَّد بعد مبالغ التحصيل في مستودع آخر.`,
  sender_has_charges: ({ name }) => ar`للمُرسِل ${name} رسوم لم تدخل كشف حساب. أصدر له كشف حساب أولًا.`,
  sender_has_balance: ({ name, total, isOwed }) =>
    isOwed
      ? ar`لا يمكن حذف ${name}: ${aed(total)} مما حُصّل له لم يُدفع إليه بعد.`
      : ar`لا يمكن حذف ${name}: عليه ${aed(total)}.`,
  sender_has_pickups: ({ name }) => ar`لا يمكن حذف ${name}: لديه طلبات استلام قادمة. ألغها أولًا.`,
  restored_email_taken: ({ sender, email, name }) =>
    ar`لا يمكن استعادة ${sender}: البريد ${email} الآن لـ${name}.`,
  restored_phone_taken: ({ sender, phone, name }) =>
    ar`لا يمكن استعادة ${sender}: الهاتف ${phone} الآن لـ${name}.`,

  sender_added: ({ name }) => ar`تمت إضافة ${name}.`,
  sender_updated: ({ name }) => ar`تم حفظ بيانات ${name}.`,
  sender_deleted: ({ name }) => ar`تم حذف ${name}.`,
  sender_restored: ({ name }) => ar`تمت استعادة ${name}.`,
} satisfies Partial<Sentences>;

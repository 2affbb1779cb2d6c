import { isolated as ar } from '../../isolated.ts';
import type { Holder } from '../en/staff.ts';
import type { Sentences } from '../sentence.ts';
import { roleName } from './words.ts';

function holderText(holder: Holder): string {
  if (holder.of === 'administrator') return 'مدير النظام';
  return holder.of === 'elsewhere' ? 'شخص في مستودع آخر' : ar`${roleName(holder.kind)} ${holder.name}`;
}

const STATES: Readonly<Record<string, string>> = { Active: 'نشط', unActive: 'غير نشط' };

export const staff = {
  no_such_staff: ({ kind }) => ar`لا يوجد موظف (${roleName(kind)}) بهذا المعرّف.`,
  no_such_deleted_staff: ({ kind }) => ar`لا يوجد موظف محذوف (${roleName(kind)}) بهذا المعرّف.`,
  staff_email_taken: ({ email, holder }) => ar`البريد ${email} لدى ${holderText(holder)}.`,
  staff_phone_taken: ({ phone, holder }) => ar`الهاتف ${phone} لدى ${holderText(holder)}.`,
  warehouse_of_staff_deleted: ({ name, firstName, warehouse }) =>
    ar`تم حذف مستودع ${name}، ${warehouse}. اختر غيره لاستعادة ${firstName}.`,

  driver_on_run: ({ name, run }) => ar`${name} في الجولة ${run}. أغلقها أو ألغها أولًا.`,

  staff_added: ({ name }) => ar`تمت إضافة ${name}.`,
  staff_updated: ({ name }) => ar`تم حفظ بيانات ${name}.`,
  staff_restored: ({ name }) => ar`تمت استعادة ${name}.`,
  staff_status_changed: ({ name, status }) => ar`حالة ${name} الآن ${STATES[status] ?? status}.`,
} satisfies Partial<Sentences>;

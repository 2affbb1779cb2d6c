import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { counted, PARCELS, RUNS } from './words.ts';

export const warehouses = {
  no_such_warehouse: 'لا يوجد مستودع بهذا المعرّف.',
  warehouse_email_taken: ({ email, name }) => ar`البريد ${email} للمستودع ${name}.`,
  warehouse_code_taken: ({ code }) => ar`الرمز ${code} لمستودع آخر.`,
  warehouse_in_use: ({ name, staff, orders }) =>
    ar`لا يمكن حذف ${name}: فيه ${staff} من الموظفين و${orders} من الطلبات غير الموصّلة.`,
  warehouse_has_pickups: ({ name }) =>
    ar`لا يمكن حذف ${name}: له طلبات استلام قادمة. ألغها أولًا، أو أعطها لمستودع آخر.`,

  warehouse_has_parcels: ({ name, parcels, runs }) =>
    ar`لا يمكن حذف ${name}: لديه ${counted(parcels, PARCELS)} و${counted(runs, RUNS)} قيد التنفيذ.`,

  warehouse_created: ({ name, code }) => ar`تم إنشاء المستودع ${name} بالرمز ${code}.`,
  warehouse_updated: ({ name }) => ar`تم تحديث المستودع ${name}.`,
} satisfies Partial<Sentences>;

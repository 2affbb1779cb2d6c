import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { cityName } from './words.ts';

export const areas = {
  no_such_delivery_area: 'لا توجد منطقة بهذا المعرّف.',
  area_name_taken: ({ name, area, city }) =>
    area === name
      ? ar`توجد بالفعل منطقة باسم ${name} في ${cityName(city)}.`
      : ar`في ${cityName(city)}، ${name} اسم آخر لـ${area} بالفعل.`,
  area_of_other_warehouse: ({ area, warehouse }) =>
    ar`يوصّل ${warehouse} إلى ${area}. لا يغيّر ذلك إلا مدير النظام.`,

  area_created: ({ area, city }) => ar`تم إنشاء ${area} في ${cityName(city)}.`,
  area_updated: ({ area }) => ar`تم تحديث ${area}.`,
  area_deleted: ({ area }) => ar`تم حذف ${area}.`,
  areas_ordered: ({ city }) => ar`تم حفظ ترتيب مناطق ${cityName(city)}.`,
} satisfies Partial<Sentences>;

import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { cityName } from './words.ts';

export const areas = {
  no_such_delivery_area: 'لا توجد منطقة بهذا المعرّف.',
  area_name_taken: ({ name, area, city }) =>
    area === name
      ? ar`في ${cityName(city)} منطقة باسم ${name} من قبل.`
      : ar`في ${cityName(city)}، ${name} اسم آخر لـ${area} من قبل.`,
  area_of_other_warehouse: ({ area, warehouse }) =>
    ar`يوصّل ${warehouse} إلى ${area}. لا يغيّر ذلك إلا مدير النظام.`,

  area_created: ({ area, city }) => ar`أُنشئت ${area} في ${cityName(city)}.`,
  area_updated: ({ area }) => ar`حُدّثت ${area}.`,
  area_deleted: ({ area }) => ar`حُذفت ${area}.`,
  areas_ordered: ({ city }) => ar`حُفظ ترتيب مناطق ${cityName(city)}.`,
} satisfies Partial<Sentences>;

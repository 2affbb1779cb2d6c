import { isolated as ar } from '../../isolated.ts';
import type { ParamsOf, Sentences } from '../sentence.ts';
import { aed, cityName, modeName, modeRouteText, routeText, zoneName, zoneRouteText } from './words.ts';

type StartingPrice = ParamsOf<'starting_price'>[0]['prices'][number];

function startingPriceText(price: StartingPrice): string {
  if (price.of === 'packing') return 'رسوم التغليف';
  if (price.of === 'weight') return `رسوم ${price.kg} كغ`;
  if (price.of === 'size') return `رسوم ${price.volume} سم³`;
  const { mode, fromCity, toCity } = price;
  return ar`سعر ${modeName(mode)} ${routeText({ from: { city: fromCity }, to: { city: toCity } })}`;
}

/** Also shown next to the charges for weight. */
export const TOO_HEAVY = 'للأوزان فوق 30 كغ، يُرجى حجز شحنة أخرى.';

export const rates = {
  too_heavy: TOO_HEAVY,
  no_rate: ({ mode, ...route }) => ar`لا يوجد سعر ${modeName(mode)} ${routeText(route)}.`,
  no_weight_charge: ({ kg }) => `لا توجد رسوم وزن تشمل ${kg} كغ.`,
  no_size_charge: ({ volume }) => `لا توجد فئة حجم تناسب ${volume} سم³.`,
  no_packing_charge: 'لم تُحدد رسوم تغليف إضافي.',
  starting_price: ({ prices }) =>
    `أسعار مبدئية لم تُؤكَّد بعد: ${prices.map(startingPriceText).join('، ')}. ` +
    'يمكن لمدير النظام تغييرها أو إبقاؤها في الأسعار، أو في المستخدمين، تعديل سعر المستخدم.',

  no_such_company: 'لا توجد شركة بهذا المعرّف.',
  no_such_rate: (route) => `لا يوجد سعر بهذا المعرّف ${modeRouteText(route)}.`,
  no_own_rate: ({ company, ...route }) => ar`ليس لـ${company} سعر خاص ${modeRouteText(route)}.`,
  route_twice: (route) => `تكرر المسار ${modeRouteText(route)}. اذكر كل مسار مرة واحدة.`,
  no_zone_rate: (route) => `لا يوجد سعر نطاق ${zoneRouteText(route)}.`,
  no_such_zone_rate: 'لا يوجد سعر نطاق بهذا المعرّف.',
  no_zone_rates_in_mode: ({ company, mode }) => ar`ليس لـ${company} أسعار نطاقات (${modeName(mode)}).`,
  zone_rate_exists: ({ price, ...route }) =>
    ar`للمسار ${zoneRouteText(route)} سعر نطاق بالفعل: ${aed(price)}. عدّله.`,
  other_zone_rate: (route) => `${zoneRouteText(route)} سعر نطاق آخر. لا يمكن تغيير المسار.`,
  no_such_area: ({ area, city, zone }) => ar`«${area}» ليست منطقة في ${cityName(city)}، ${zoneName(zone)}.`,
  no_such_weight_charge: 'لا توجد رسوم وزن بهذا المعرّف.',
  no_such_packing_charge: 'لا توجد رسوم تغليف بهذا المعرّف.',
  no_such_size_charge: 'لا توجد رسوم حجم بهذا المعرّف.',
  same_volume: ({ size, maxVolume }) =>
    ar`لدى ${size} الحجم الأكبر نفسه (${maxVolume === null ? 'بلا حد' : `${maxVolume} سم³`}). اختر غيره.`,

  rate_updated: ({ price, ...route }) => ar`${modeRouteText(route)} الآن ${aed(price)}.`,
  company_rates_updated: ({ company, routes }) =>
    ar`تم تحديث أسعار ${company}: ${routes.map(modeRouteText).join('، ')}.`,
  rates_from_city_updated: ({ from, to }) =>
    `تم تحديث الأسعار من ${cityName(from)} إلى ${to.map(cityName).join('، ')}.`,
  all_rates_updated: ({ cities }) =>
    `تم تحديث كل الأسعار: ${cities.map(({ from, price }) => ar`من ${cityName(from)} ${aed(price)}`).join('، ')}.`,
  zone_rate_created: (route) => `تم إنشاء سعر النطاق ${zoneRouteText(route)}.`,
  zone_rate_updated: (route) => `تم تحديث سعر النطاق ${zoneRouteText(route)}.`,
  zone_rates_updated: ({ company, mode, price }) =>
    ar`كل أسعار النطاقات (${modeName(mode)}) لـ${company} الآن ${aed(price)}.`,
  weight_charge_updated: ({ range, price }) => ar`رسوم ${range} كغ الآن ${aed(price)}.`,
  packing_charge_updated: ({ price }) => ar`رسوم التغليف الآن ${aed(price)}.`,
  size_charge_updated: ({ size, price }) => ar`رسوم ${size} الآن ${aed(price)}.`,
  starting_prices_kept: ({ count }) =>
    count === 0 ? 'لم تبقَ أسعار مبدئية لتأكيدها.' : `تم تأكيد الأسعار: ${count}.`,
} satisfies Partial<Sentences>;

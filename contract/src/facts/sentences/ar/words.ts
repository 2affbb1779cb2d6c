import { cityInArabic, cityLabel } from '../../emirates.ts';
import type { ImportedKind } from '../../imported-kinds.ts';
import { isolated as ar } from '../../isolated.ts';
import { onFirstUse } from '../../on-first-use.ts';
import type { StopAct } from '../../stop-acts.ts';
import { isTrackingStatus, type TrackingStatus } from '../../tracking.ts';
import { withCommas } from '../../with-commas.ts';
import type { CityRoute, ModeRoute, ZoneRoute } from '../en/words.ts';

const twoDecimals = onFirstUse(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

export function aed(amount: number): string {
  return `AED ${twoDecimals().format(amount)}`;
}

/** Returns a size of a file, in megabytes from 1024 kilobytes on. */
export function sizeText(kilobytes: number): string {
  return kilobytes < 1024 ? `${kilobytes} كيلوبايت` : `${kilobytes / 1024} ميغابايت`;
}

/** Forms of a counted noun: one and two (without a number), 3 to 10, 11 to 99, and 100 and more. */
export type Noun = readonly [one: string, two: string, few: string, many: string, other: string];

/**
 * Returns a count with its noun, as 'شحنتان', '3 شحنات' or '11 شحنة'; without Intl, whose first plural takes as long as
 * drawing a list.
 */
export function counted(count: number, [one, two, few, many, other]: Noun): string {
  const number = withCommas(count);
  const hundredth = count % 100;
  if (count === 1) return one;
  if (count === 2) return two;
  if (hundredth >= 3 && hundredth <= 10) return `${number} ${few}`;
  return `${number} ${hundredth >= 11 ? many : other}`;
}

/** Returns the forms of a noun after a preposition or another noun: 'من شحنتين' and 'استيراد شحنتين', not 'شحنتان'. */
export function oblique([one, two, ...more]: Noun): Noun {
  return [one, two.replace(/ان$/, 'ين'), ...more];
}

export const PARCELS: Noun = ['شحنة واحدة', 'شحنتان', 'شحنات', 'شحنة', 'شحنة'];
export const ORDERS: Noun = ['طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب'];
export const PICKUPS: Noun = ['طلب استلام واحد', 'طلبا استلام', 'طلبات استلام', 'طلب استلام', 'طلب استلام'];
export const RUNS: Noun = ['جولة واحدة', 'جولتان', 'جولات', 'جولة', 'جولة'];
export const STOPS: Noun = ['محطة واحدة', 'محطتان', 'محطات', 'محطة', 'محطة'];
export const SCANS: Noun = ['مسح واحد', 'مسحان', 'عمليات مسح', 'عملية مسح', 'عملية مسح'];
export const DAYS: Noun = ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];
export const HOURS: Noun = ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'];
export const MINUTES: Noun = ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];
export const SECONDS: Noun = ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'];

/** Returns 'مقبول أو مرفوض'. */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat('ar', { type: 'disjunction' }).format(words);
}

/** Returns the words that there are, each in its own direction, in a line from right to left. */
export function list(words: readonly (string | undefined)[]): string {
  const listed = words.filter(Boolean).map((word) => ar`${word ?? ''}`);
  return listed.length > 1 ? `\u200f${listed.join('، ')}` : listed.join();
}

const STATUSES: Readonly<Record<TrackingStatus, string>> = {
  created: 'تم الإنشاء',
  accepted: 'بانتظار الاستلام من المُرسِل',
  unpick: 'لم تُستلم من المُرسِل',
  pickup: 'تم الاستلام من المُرسِل',
  warehouse: 'في المستودع',
  assignedtodriver: 'مع السائق',
  delivered: 'تم التوصيل',
  return: 'مرتجع',
};

/** Returns '«مع السائق»'. */
export function statusName(status: string): string {
  return `«${isTrackingStatus(status) ? STATUSES[status] : status}»`;
}

/** Acts of drivers. */
export const ACTS: Readonly<Record<StopAct, string>> = {
  delivered: 'تم التوصيل',
  failed: 'فشل التوصيل',
  handed_back: 'تمت إعادتها إلى المُرسِل',
  collected: 'تم الاستلام من المُرسِل',
  not_collected: 'لم تُستلم من المُرسِل',
  reopened: 'تمت إعادة فتح المحطة',
  called: 'تم الاتصال',
};

/** Kinds of rows that a file to import can have. */
export const IMPORTED: Readonly<Record<ImportedKind, string>> = {
  orders: 'الطلبات',
  senders: 'المُرسِلون',
  staff: 'الموظفون',
  warehouses: 'المستودعات',
  'city-rates': 'أسعار المدن',
  'zone-rates': 'أسعار النطاقات',
  'weight-charges': 'رسوم الوزن',
  'size-charges': 'رسوم الحجم',
  'packing-charge': 'رسوم التغليف',
  'cashier-payments': 'دفعات أمناء الصندوق',
};

/** Lists that are imported or exported. */
const LISTS: Readonly<Record<string, string>> = {
  ...IMPORTED,
  supervisors: 'المشرفون',
  operators: 'موظفو العمليات',
  drivers: 'السائقون',
  cashiers: 'أمناء الصندوق',
  queries: 'الاستفسارات',
  'shop-charges': 'رسوم المتاجر',
  statements: 'كشوف الحساب',
  invoices: 'الفواتير',
};
export const listName = (list: string) => LISTS[list] ?? list;

export const cityName = (city: string) => cityInArabic(city) || cityLabel(city);

const MODES: Readonly<Record<string, string>> = { urgent: 'عاجل', normal: 'عادي' };
export const modeName = (mode: string) => MODES[mode] ?? mode;

const ROLES: Readonly<Record<string, string>> = {
  administrator: 'مدير النظام',
  supervisor: 'المشرف',
  operator: 'موظف العمليات',
  cashier: 'أمين الصندوق',
  driver: 'السائق',
  sender: 'المُرسِل',
  receiver: 'المستلم',
};
export const roleName = (role: string) => ROLES[role] ?? role;

function addressText({ city, area }: CityRoute['from']): string {
  const name = area?.trim();
  return name ? ar`${cityName(city)} (${name})` : cityName(city);
}

export function routeText({ from, to }: CityRoute): string {
  return ar`من ${addressText(from)} إلى ${addressText(to)}`;
}

export function modeRouteText(route: ModeRoute): string {
  return `${routeText(route)} (${modeName(route.mode)})`;
}

export const zoneName = (zone: string) => zone.replace(/^Zone /, 'النطاق ');

export function zoneRouteText({ fromCity, fromZone, toCity, toZone, mode }: ZoneRoute): string {
  const [from, to] = [
    ar`${cityName(fromCity)}، ${zoneName(fromZone)}`,
    ar`${cityName(toCity)}، ${zoneName(toZone)}`,
  ];
  return `من ${from} إلى ${to} (${modeName(mode)})`;
}

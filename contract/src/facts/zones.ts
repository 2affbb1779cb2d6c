import { cityFromText } from './emirates.ts';
import { foldText } from './fold-text.ts';

/** Cities with zone rates (specification, section 5). */
export const ZONE_CITIES = ['Dubai', 'Sharjah'] as const;
export const ZONES = ['Zone 1', 'Zone 2'] as const;
/** Catch-all area: covers all areas that no other zone of its city names. */
export const OTHERS = 'Others';

export type ZoneCity = (typeof ZONE_CITIES)[number];
export type Zone = (typeof ZONES)[number];
export type Area = { readonly name: string; readonly arabic: string };

const REST: readonly Area[] = [{ name: OTHERS, arabic: 'أخرى' }];

export const ZONE_AREAS: Readonly<Record<ZoneCity, Readonly<Record<Zone, readonly Area[]>>>> = {
  Dubai: {
    'Zone 1': [
      { name: 'Al Qusais', arabic: 'القصيص' },
      { name: 'Al Qusais Industrial Area', arabic: 'القصيص الصناعية' },
      { name: 'Al Nahda', arabic: 'النهدة' },
      { name: 'Muhaisnah', arabic: 'محيصنة' },
      { name: 'Al Twar', arabic: 'الطوار' },
      { name: 'Al Mizhar', arabic: 'المزهر' },
      { name: 'Mirdif', arabic: 'مردف' },
      { name: 'Al Warqa', arabic: 'الورقاء' },
      { name: 'Nad Al Hamar', arabic: 'ند الحمر' },
      { name: 'Al Rashidiya', arabic: 'الراشدية' },
      { name: 'Umm Ramool', arabic: 'أم رمول' },
      { name: 'Al Garhoud', arabic: 'القرهود' },
      { name: 'Port Saeed', arabic: 'بورسعيد' },
      { name: 'Al Mamzar', arabic: 'الممزر' },
      { name: 'Hor Al Anz', arabic: 'هور العنز' },
      { name: 'Abu Hail', arabic: 'أبو هيل' },
      { name: 'Al Waheda', arabic: 'الوحيدة' },
      { name: 'Al Khabisi', arabic: 'الخبيصي' },
      { name: 'Al Muraqqabat', arabic: 'المرقبات' },
      { name: 'Al Rigga', arabic: 'الرقة' },
      { name: 'Al Muteena', arabic: 'المطينة' },
      { name: 'Al Baraha', arabic: 'البراحة' },
      { name: 'Naif', arabic: 'نايف' },
      { name: 'Al Ras', arabic: 'الراس' },
      { name: 'Deira', arabic: 'ديرة' },
      { name: 'Bur Dubai', arabic: 'بر دبي' },
      { name: 'Al Raffa', arabic: 'الرفاعة' },
      { name: 'Al Mankhool', arabic: 'المنخول' },
      { name: 'Al Karama', arabic: 'الكرامة' },
      { name: 'Oud Metha', arabic: 'عود ميثاء' },
      { name: 'Umm Hurair', arabic: 'أم هرير' },
      { name: 'Al Jaddaf', arabic: 'الجداف' },
      { name: 'Dubai Festival City', arabic: 'دبي فستيفال سيتي' },
      { name: 'Ras Al Khor', arabic: 'رأس الخور' },
      { name: 'Zabeel', arabic: 'زعبيل' },
      { name: 'Al Jafiliya', arabic: 'الجافلية' },
      { name: 'Al Satwa', arabic: 'السطوة' },
      { name: "Al Bada'a", arabic: 'البدع' },
      { name: 'Trade Centre', arabic: 'المركز التجاري' },
      { name: 'DIFC', arabic: 'مركز دبي المالي العالمي' },
      { name: 'Downtown Dubai', arabic: 'وسط مدينة دبي' },
      { name: 'Business Bay', arabic: 'الخليج التجاري' },
      { name: 'Al Wasl', arabic: 'الوصل' },
      { name: 'Jumeirah', arabic: 'جميرا' },
      { name: 'Al Safa', arabic: 'الصفا' },
      { name: 'Umm Suqeim', arabic: 'أم سقيم' },
      { name: 'Al Quoz', arabic: 'القوز' },
      { name: 'Al Barsha', arabic: 'البرشاء' },
      { name: 'Barsha Heights', arabic: 'برشا هايتس' },
      { name: 'Al Sufouh', arabic: 'الصفوح' },
      { name: 'Dubai Internet City', arabic: 'مدينة دبي للإنترنت' },
      { name: 'Palm Jumeirah', arabic: 'نخلة جميرا' },
      { name: 'Dubai Marina', arabic: 'دبي مارينا' },
      { name: 'Jumeirah Lakes Towers (JLT)', arabic: 'أبراج بحيرات جميرا' },
      { name: 'Dubai Hills', arabic: 'دبي هيلز' },
    ],
    'Zone 2': REST,
  },
  Sharjah: {
    'Zone 1': [
      { name: 'Industrial Area 1', arabic: 'المنطقة الصناعية 1' },
      { name: 'Industrial Area 2', arabic: 'المنطقة الصناعية 2' },
      { name: 'Industrial Area 3', arabic: 'المنطقة الصناعية 3' },
      { name: 'Industrial Area 4', arabic: 'المنطقة الصناعية 4' },
      { name: 'Industrial Area 5', arabic: 'المنطقة الصناعية 5' },
      { name: 'Industrial Area 6', arabic: 'المنطقة الصناعية 6' },
      { name: 'Industrial Area 10', arabic: 'المنطقة الصناعية 10' },
      { name: 'Industrial Area 13', arabic: 'المنطقة الصناعية 13' },
      { name: 'Industrial Area 15', arabic: 'المنطقة الصناعية 15' },
      { name: 'Industrial Area 16', arabic: 'المنطقة الصناعية 16' },
      { name: 'Industrial Area 17', arabic: 'المنطقة الصناعية 17' },
    ],
    'Zone 2': REST,
  },
};

export function isZoneCity(city: string): city is ZoneCity {
  return ZONE_CITIES.some((known) => known === city);
}

/** Parses a zone, or returns undefined: 'zone 1' is 'Zone 1'. */
export function zoneFromText(text: string): Zone | undefined {
  return ZONES.find((name) => plain(name) === plain(text));
}

/** Returns the area names of a zone's checklist; none for a city or zone without zone rates. */
export function areasOf(city: string, zone: string): string[] {
  const [knownCity = '', knownZone] = [cityFromText(city), zoneFromText(zone)];
  if (!isZoneCity(knownCity) || !knownZone) return [];
  return ZONE_AREAS[knownCity][knownZone].map((area) => area.name);
}

type ZoneArea = { readonly zone: Zone; readonly area: string };

const zoneAreasByCity = new Map<ZoneCity, Map<string, ZoneArea>>();

/**
 * Finds the zone and listed name of an area in any spelling: ('Dubai', 'dubai  marina') is Dubai Marina in Zone 1;
 * ('Dubai', 'Hatta'), which no zone names, is Others in Zone 2. Returns undefined for a city without zones, or if the
 * area is empty or the name of an emirate.
 */
export function zoneAreaOf(city: string, area: string): ZoneArea | undefined {
  const wanted = plain(area);
  if (!isZoneCity(city) || wanted === '') return undefined;
  const byName = zoneAreasByCity.get(city) ?? indexAreas(city);
  const listed = byName.get(wanted);
  return listed ?? (cityFromText(area) ? undefined : byName.get(plain(OTHERS)));
}

/** Returns the listed name of a zone's area in any spelling, or undefined if the zone does not list it. */
export function listedArea(city: string, zone: string, area: string): string | undefined {
  const found = zoneAreaOf(city, area);
  if (found?.zone !== zone) return undefined;
  return found.area === OTHERS && plain(area) !== plain(OTHERS) ? undefined : found.area;
}

/** Returns an area as it is stored: '' if it only repeats the city, as shops write 'Dubai' for the area in Dubai. */
export function areaWithin(city: string, area: string): string {
  return area !== '' && cityFromText(area) === city ? '' : area;
}

/** Returns a city's areas by plain name; cached, because an import looks up two million areas. */
function indexAreas(city: ZoneCity): Map<string, ZoneArea> {
  const byName = new Map<string, ZoneArea>();
  for (const zone of ZONES) {
    for (const area of areasOf(city, zone)) byName.set(plain(area), { zone, area });
  }
  zoneAreasByCity.set(city, byName);
  return byName;
}

function plain(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ');
}

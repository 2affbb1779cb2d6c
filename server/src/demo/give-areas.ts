import { giveAreas } from '../areas/delivery-areas/store.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';

/** Areas north of the creek and east of the airport. */
const BY_QUSAIS = new Set([
  'Al Qusais',
  'Al Qusais Industrial Area',
  'Al Nahda',
  'Muhaisnah',
  'Al Twar',
  'Al Mizhar',
  'Mirdif',
  'Al Warqa',
  'Nad Al Hamar',
  'Al Rashidiya',
  'Umm Ramool',
  'Al Garhoud',
  'Port Saeed',
  'Al Mamzar',
  'Hor Al Anz',
  'Abu Hail',
  'Al Waheda',
  'Al Khabisi',
  'Al Muraqqabat',
  'Al Rigga',
  'Al Muteena',
  'Al Baraha',
  'Naif',
  'Al Ras',
  'Deira',
  'Dubai Festival City',
  'Academic City',
  'International City',
  'Dubai Silicon Oasis',
  'Al Khawaneej',
  'Oud Al Muteena',
  'Al Awir',
  'Al Ruwayyah',
  'Lehbab',
  'Hatta',
]);

/** Returns the code of the warehouse that delivers an area, or null in an emirate with only one. */
function codeFor({ city, name, sort_code: sortCode }: Tables['areas']): string | null {
  if (city === 'Dubai') return BY_QUSAIS.has(name) ? 'DXB-002' : 'DXB-001';
  if (city === 'Abu-Dhabi') return sortCode.includes('AIN') ? 'AUH-002' : 'AUH-001';
  return null;
}

/** Assigns each area of an emirate with two warehouses to one of them. */
export async function giveDemoAreas(trx: Trx, warehouses: readonly Tables['warehouses'][]): Promise<void> {
  const ids = new Map(warehouses.map(({ code, id }) => [code, id]));
  await giveAreas(trx, (area) => ids.get(codeFor(area) ?? '') ?? null);
}

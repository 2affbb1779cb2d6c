/** Gulf, other Arab, South Asian, Filipino, Western, African. */
export type Origin = 'e' | 'a' | 's' | 'f' | 'w' | 'k';
/** Everyday clothes, ghutra, headscarf, turban, uniform, uniform with cap. */
export type Dress = 'n' | 'g' | 'h' | 't' | 'u' | 'c';
export type Look = `${Origin}${'m' | 'w'}${Dress}`;

/** Number of portraits of each look in server/pictures/avatar; other looks have none. */
export const PORTRAITS: Readonly<Partial<Record<Look, number>>> = {
  amn: 4,
  awh: 2,
  awn: 3,
  emg: 5,
  emn: 1,
  emu: 1,
  ewh: 5,
  ewn: 2,
  fmc: 1,
  fmn: 4,
  fmu: 1,
  fwn: 3,
  kmc: 1,
  kmn: 2,
  kwn: 2,
  smc: 6,
  smn: 10,
  smt: 3,
  smu: 1,
  swh: 3,
  swn: 8,
  swu: 2,
  wmn: 3,
  wmu: 1,
  wwn: 2,
  wwu: 1,
};

export type ParcelKind =
  | 'box'
  | 'tall'
  | 'flat'
  | 'stack'
  | 'cold'
  | 'gift'
  | 'envelope'
  | 'mailer'
  | 'tube'
  | 'bag';
export const PICTURES_OF_A_KIND = 2;

export type DocumentKind = 'emirates-id' | 'driving-licence' | 'residence-visa' | 'labour-card';

export type Supply = 'fuel' | 'packing' | 'workshop' | 'utilities' | 'rent' | 'labour';

export type Invoice = readonly [supply: Supply, fils: number];

/** Invoices in server/pictures/invoice with purpose and sum in fils, smallest first. */
export const INVOICES: readonly Invoice[] = [
  ['fuel', 32_000],
  ['rent', 35_275],
  ['labour', 38_850],
  ['utilities', 42_825],
  ['workshop', 47_200],
  ['packing', 52_000],
  ['fuel', 57_300],
  ['rent', 63_150],
  ['labour', 69_600],
  ['utilities', 76_700],
  ['workshop', 84_525],
  ['packing', 93_150],
  ['fuel', 102_650],
  ['rent', 113_125],
  ['labour', 124_650],
  ['utilities', 137_375],
  ['workshop', 151_375],
  ['packing', 166_825],
  ['fuel', 183_825],
  ['rent', 202_575],
  ['labour', 223_250],
  ['utilities', 246_025],
  ['workshop', 271_100],
  ['packing', 298_775],
];

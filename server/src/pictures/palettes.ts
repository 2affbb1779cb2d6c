import type { Origin } from './portrait.ts';

export const BACKDROPS = [
  '#F3E2CC',
  '#DCEAE4',
  '#F6D9CB',
  '#E2DDEE',
  '#D6E5EE',
  '#F1E6C3',
  '#E7DBD0',
  '#DDE7D2',
] as const;

export type Skin = { readonly face: string; readonly shade: string; readonly lips: string };

const PALE: Skin = { face: '#F6D3BB', shade: '#E5B497', lips: '#A8584A' };
const FAIR: Skin = { face: '#EDC09F', shade: '#D9A27C', lips: '#9A5142' };
const OLIVE: Skin = { face: '#DDAA82', shade: '#C48C63', lips: '#8E4A3C' };
const TAN: Skin = { face: '#C98F63', shade: '#AD734A', lips: '#7A3D30' };
const BROWN: Skin = { face: '#A8714A', shade: '#8B5937', lips: '#5E2B22' };
const DEEP: Skin = { face: '#7F5135', shade: '#653E27', lips: '#44201A' };

export const SKINS: Readonly<Record<Origin, readonly Skin[]>> = {
  e: [FAIR, OLIVE, OLIVE, TAN],
  a: [FAIR, FAIR, OLIVE],
  s: [OLIVE, TAN, TAN, BROWN],
  f: [FAIR, OLIVE, OLIVE],
  w: [PALE, PALE, FAIR],
  k: [BROWN, DEEP, DEEP],
};

const BLACK = '#26211F';
const DARK = '#3A2C25';

export const HAIRS: Readonly<Record<Origin, readonly string[]>> = {
  e: [BLACK],
  a: [BLACK, DARK, '#4D382B'],
  s: [BLACK, BLACK, DARK],
  f: [BLACK, '#2E2624'],
  w: ['#6B4A32', '#8C6239', '#C79A58', '#A5522D', DARK],
  k: [BLACK],
};
export const GREY_HAIR = '#9A948E';

export const CLOTHES = [
  '#2F6F73',
  '#B5533C',
  '#44546A',
  '#7A5C7E',
  '#C28A2E',
  '#5B7553',
  '#8C3F4D',
  '#365A7C',
  '#6A6259',
] as const;
export const SCARVES = ['#2A2930', '#3C4A5E', '#A98467', '#7C8F86', '#B98B8E', '#5D4A66', '#C9B79C'] as const;
export const TURBANS = ['#C9622F', '#2F4B7C', '#7B2D3B', '#2E6E5E', '#D9A441'] as const;
export const UNIFORM = { cloth: '#11706D', trim: '#F2A93B', dark: '#0B5654' } as const;

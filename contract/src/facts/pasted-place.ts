import { plainCharacters } from './characters.ts';

/** Place that a sender or receiver pasted: a point, a Plus code, or a link that only its own service can read. */
export type PastedPlace = { point: string } | { plusCode: string } | { link: string };

const LATITUDE = String.raw`(-?\d{1,2}(?:\.\d+)?)`;
const LONGITUDE = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const BETWEEN = String.raw`(?:,|%2C)(?:\s|%20|\+)*`;
/** Coordinates in a link: '?q=25.1,55.1', '/@25.1,55.1,17z', '!3d25.1!4d55.1', 'geo:25.1,55.1'. The marked place first. */
const IN_LINK = [
  new RegExp(`!3d${LATITUDE}!4d${LONGITUDE}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|daddr|destination|center|coordinate)=(?:loc:)?${LATITUDE}${BETWEEN}${LONGITUDE}(?![\d.])`,
    'i',
  ),
  new RegExp(`(?:/@|/place/|/search/|^geo:)${LATITUDE}${BETWEEN}${LONGITUDE}`, 'i'),
];
/** Typed coordinates: three decimals or more, so that no amount or number of a house is taken for a point. */
const TYPED = /(?<![\d.])(-?\d{1,2}\.\d{3,})\s*[,،;\s]\s*(-?\d{1,3}\.\d{3,})(?![\d.])/;
/** Services whose links are opened as they are, because only they know where a short link or a place is. */
const MAP_HOSTS =
  /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|(?:www\.|maps\.)?google\.[a-z.]{2,6}\/(?:maps|\?)|maps\.google\.[a-z.]{2,6}|maps\.apple\.com|maps\.apple|(?:www\.|ul\.)?waze\.com|what3words\.com|w3w\.co|share\.here\.com)(?:[/?]|$)/i;
const LINK = /(?:https?:\/\/|geo:)[^\s<>"'،؛]+/gi;
const PLUS_LETTERS = '23456789CFGHJMPQRVWX';
const PLUS_CODE = new RegExp(
  String.raw`(?<![\w+])((?:[${PLUS_LETTERS}]{4}){0,1}[${PLUS_LETTERS}]{4}\+[${PLUS_LETTERS}]{2,3})(?![\w+])`,
  'i',
);

function pointOf(found: RegExpExecArray | null): PastedPlace | undefined {
  const [, latitude, longitude] = found ?? [];
  const isPoint = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return isPoint ? { point: `${latitude},${longitude}` } : undefined;
}

function placeOfLink(link: string): PastedPlace | undefined {
  for (const pattern of IN_LINK) {
    const point = pointOf(pattern.exec(link));
    if (point) return point;
  }
  return MAP_HOSTS.test(link) ? { link } : undefined;
}

/** Returns the first place in these texts, or undefined. */
export function pastedPlaceIn(texts: readonly (string | undefined)[]): PastedPlace | undefined {
  for (const written of texts) {
    const text = plainCharacters(written ?? '').replaceAll('٫', '.');
    for (const [link] of text.matchAll(LINK)) {
      const place = placeOfLink(link.replace(/[.,;:!?)\]]+$/, '').replace(/^http:/i, 'https:'));
      if (place) return place;
    }
    const rest = text.replace(LINK, ' ');
    const point = pointOf(TYPED.exec(rest));
    if (point) return point;
    const [, plusCode] = PLUS_CODE.exec(rest) ?? [];
    if (plusCode) return { plusCode: plusCode.toUpperCase() };
  }
  return undefined;
}

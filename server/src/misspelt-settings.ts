import { settingNames } from './platform/settings.ts';

/** Prefixes that ordinary environments do not use, so that a variable with one is meant as our setting. */
const OURS = [
  'ADMIN_',
  'BULK_CONFIRM_',
  'CORS_',
  'DEMO_',
  'MOST_REQUESTS_',
  'REQUESTS_PER_',
  'TOKEN_',
  'TRUST_PROXY_',
];

/** Variables that Kubernetes and Docker set for each service next to us. */
const OF_A_SERVICE = /_(HOST|PORT)(_|$)/;

/** Minimum length of a name in which two adjacent wrong letters are still recognized. */
const LONG = 10;
/** Minimum length of a name in which a replaced letter is recognized; shorter ones become other words: HOST and POST. */
const SHORT = 8;

const letters = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '');

/** Small edit distance, to find typos: a letter too many, too few, wrong, or two in each other's place. */
function isSlip(written: string, meant: string): boolean {
  const [one, other] = [letters(written), letters(meant)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [wrong, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (wrong.length === 2 && wrong === [...right].reverse().join('')) return true;
  if (wrong.length === right.length && other.length < SHORT) return wrong === '';
  return Math.max(wrong.length, right.length) <= (other.length < LONG ? 1 : 2);
}

function meantBy(name: string): string[] {
  const slips = settingNames.filter((setting) => isSlip(name, setting));
  if (slips.length > 0) return slips;
  const beginning = OURS.find((one) => name.startsWith(one));
  return beginning === undefined || OF_A_SERVICE.test(name)
    ? []
    : settingNames.filter((setting) => `${setting}_`.startsWith(beginning));
}

/** A sentence for each variable that looks like a setting of ours and is none, unless what it looks like is set too. */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || settingNames.includes(name)) return [];
    const meant = meantBy(name).filter((setting) => !environment[setting]);
    return meant.length === 0
      ? []
      : [`${name} is no setting of Tawseel. Did you mean ${meant.join(' or ')}?`];
  });
}

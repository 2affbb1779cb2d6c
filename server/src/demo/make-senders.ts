import type { City } from '@tawseel/contract/facts/emirates';
import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { normalPhone } from '@tawseel/contract/facts/uae';
import type { Tables } from '../platform/engine/tables.ts';
import { instantOf } from '../platform/values/time-zone.ts';
import { DAY_MS, type DemoContext, HOUR_MS, iso, wallMidnight } from './context.ts';
import { COMPANIES } from './data/companies.ts';
import type { Trade } from './data/goods.ts';
import { AREAS, CITY_SHARES, LANDMARKS } from './data/places.ts';
import { accountNumber, digits } from './identity.ts';
import { type Address, emailOf, makeAddress, makePerson, mobileNumber } from './people.ts';
import { seededRandom } from './random.ts';

export type DemoSender = {
  row: Tables['senders'];
  createdAt: number;
  /** Undefined for a private person. */
  trade: Trade | undefined;
  /** The first is the sender's own. */
  addresses: readonly Address[];
  /** Weight in the weighted choice: how often it sends, beside the others. */
  weight: number;
};

/** A sender before the office has noted anything of it. */
type Noted =
  | 'phone_e164'
  | 'legal_name'
  | 'trn'
  | 'makani'
  | 'landmark'
  | 'iban'
  | 'iban_set_at'
  | 'iban_set_by';
type StoredSender = Omit<Tables['senders'], Noted>;
type ListedSender = Omit<DemoSender, 'row'> & { row: StoredSender };

const SENDERS = 400;
/** The busiest company sends this many times what the hundredth does. */
const COMPANY_SPREAD = 0.75;
const COMPANY_WEIGHT = 40;

/** Senders, a quarter of them companies; most are customers for long, some since this week, two or three since today. */
export function makeSenders(context: DemoContext): DemoSender[] {
  const emails = new Set<string>();
  const ranks = context.random.shuffled(COMPANIES.map((_, index) => index));
  const companies = COMPANIES.map((company, index) =>
    makeCompany(context, company, ranks[index] ?? 0, emails),
  );
  const count = SENDERS - companies.length;
  const people = Array.from({ length: count }, (_, index) => makeIndividual(context, index, count, emails));
  return [...companies, ...people]
    .sort((one, other) => one.createdAt - other.createdAt)
    .map((sender) => ({ ...sender, row: { ...sender.row, ...recordOf(sender.row) } }));
}

/** Returns the office's notes about a sender, from a random generator of its own. */
export function recordOf({ role, name, email, city, phone }: StoredSender): Pick<Tables['senders'], Noted> {
  const random = seededRandom(`record ${email}`);
  const isCompany = role === 'Company';
  const isIn = (chance: number) => random.chance(chance);
  return {
    phone_e164: normalPhone(phone) ?? null,
    legal_name: isCompany
      ? `${name.replace(/ (LLC|FZE)$/, '')} ${random.pick(['L.L.C', 'FZE', 'FZCO'])}`
      : null,
    trn: isCompany && isIn(0.8) ? `100${digits(random.next, 10)}03` : null,
    makani: city === 'Dubai' && isIn(0.6) ? `${digits(random.next, 5)} ${digits(random.next, 5)}` : null,
    landmark: isIn(0.3) ? random.pick(LANDMARKS) : null,
    iban: isCompany ? accountNumber(random.next) : null,
    iban_set_at: null,
    iban_set_by: null,
  };
}

function makeCompany(
  context: DemoContext,
  [name, trade, city]: (typeof COMPANIES)[number],
  rank: number,
  emails: Set<string>,
): ListedSender {
  const { random } = context;
  const addresses = [makeAddress(random, city, 'business', areaNamed(name, city))];
  for (
    let more = random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
      [3, 1],
    ] as const);
    more > 0;
    more -= 1
  ) {
    const branch = random.chance(0.6) ? city : random.weighted(CITY_SHARES);
    addresses.push(makeAddress(random, branch, 'business'));
  }
  // The busiest have been customers longest.
  const days = rank < 85 ? random.between(95, 520) : random.between(3, 90);
  const createdAt = context.now - days * DAY_MS - random.below(DAY_MS);
  const slug = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-(llc|fze)$/, '');
  const domain = `${domainName(slug)}.example`;
  const mailbox = random.pick(['orders', 'info', 'sales', 'dispatch']);
  return {
    row: {
      ...base(context, createdAt, addresses),
      role: 'Company',
      name,
      email: emailOf(mailbox, domain, emails),
      phone: random.chance(0.5) ? mobileNumber(random) : landline(context, city),
      profile_pic: random.chance(0.85) ? `/pictures/logo/${initialOf(slug)}.svg` : '',
    },
    createdAt,
    trade,
    addresses,
    weight: COMPANY_WEIGHT / (rank + 3) ** COMPANY_SPREAD,
  };
}

/** 'al-rawda-pharmacy' begins with an r. */
function initialOf(slug: string): string {
  return slug.replace(/^al-/, '').charAt(0);
}

/** 'Karama Fashion Gallery' is in Al Karama. */
function areaNamed(name: string, city: City): string | undefined {
  const found = AREAS[city].find(([area]) => name.includes(area.replace(/^(Al|Dubai) /, '')));
  return found?.[0];
}

/** The first words of the name, up to the second that counts: 'oud-al-layl-perfumes' is oudallayl. */
function domainName(slug: string): string {
  const words = slug.split('-').filter((word) => !['and', 'of', 'by', 'four'].includes(word));
  return words.slice(0, words[1] === 'al' ? 3 : 2).join('');
}

export function makeIndividual(
  context: DemoContext,
  index: number,
  count: number,
  emails: Set<string>,
): ListedSender {
  const { random } = context;
  const person = makePerson(random, undefined, { womenShare: 0.48 });
  const addresses = [makeAddress(random, random.weighted(CITY_SHARES), 'home')];
  if (random.chance(0.2))
    addresses.push(makeAddress(random, random.weighted(CITY_SHARES), random.pick(['home', 'business'])));
  const createdAt = registeredAt(context, index, count);
  return {
    row: {
      ...base(context, createdAt, addresses),
      role: 'User',
      name: person.name,
      email: emailOf(person.name, random.pick(['mail.example', 'post.example', 'inbox.example']), emails),
      phone: mobileNumber(random),
      profile_pic: random.chance(0.7) ? person.image : '',
    },
    createdAt,
    trade: undefined,
    addresses,
    weight: 0.4 + random.next() ** 3 * 2.4,
  };
}

/** Registration time, by a power curve: ever more often, the first of `count` some 14 months ago, the last two today. */
function registeredAt(context: DemoContext, index: number, count: number): number {
  const { random, now, timeZone } = context;
  const midnight = instantOf(wallMidnight(context, now), timeZone);
  if (index >= count - 2) return midnight + Math.floor(random.next() * (now - midnight));
  const days = 430 * (1 - index / (count - 2)) ** 1.25;
  const day = midnight - Math.ceil(days) * DAY_MS;
  return day + 8 * HOUR_MS + random.below(14 * HOUR_MS);
}

function base(context: DemoContext, createdAt: number, addresses: readonly Address[]) {
  const [own, ...others] = addresses;
  return {
    id: context.idAt(createdAt),
    country: COUNTRY,
    city: own?.city ?? '',
    street: own?.street ?? '',
    house_no: own?.houseNo ?? '',
    addresses: JSON.stringify(
      others.map(({ city, street, houseNo }) => ({
        _id: context.idAt(createdAt),
        country: COUNTRY,
        city,
        street,
        houseNo,
      })),
    ),
    created_at: iso(createdAt),
    deleted_at: null,
  };
}

function landline(context: DemoContext, city: City): string {
  const areaCodes: Readonly<Record<City, string>> = {
    'Abu-Dhabi': '2',
    Dubai: '4',
    Sharjah: '6',
    Ajman: '6',
    Fujairah: '9',
    'Ras-Al-Khaimah': '7',
    'Umm-Al-Quwain': '6',
  };
  const number = String(context.random.between(2_200_000, 8_899_999));
  return `+971 ${areaCodes[city]} ${number.slice(0, 3)} ${number.slice(3)}`;
}

import type { ContactCase, SavedCall } from '@tawseel/contract/contact';
import { CALL_OUTCOMES, type CallOutcome, type LeftWith } from '@tawseel/contract/facts/calls';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { hostSettings } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';

export type LooseCase = Loose<ContactCase>;

/** Form values of a call, for all outcomes. */
export type Values = {
  day: string;
  from: string;
  to: string;
  note: string;
  phone: string;
  street: string;
  area: string;
  building: string;
  landmark: string;
  leaveWith: LeftWith;
};

/** Outcomes in the order of their digit keys: the first has the key 1. */
export const OUTCOMES_BY_DIGIT = CALL_OUTCOMES.filter((outcome) => outcome !== 'return');

/** Returns true if an outcome may be chosen: a proposed return is decided, not proposed again. */
export function isOffered(outcome: CallOutcome, kind: string | undefined): boolean {
  if (outcome === 'return') return kind === 'return';
  return outcome !== 'refused' || kind !== 'return';
}

export function startValues({ order }: LooseCase): Values {
  const { area = '' } = order?.dropoff ?? {};
  return {
    ...{ day: '', from: '', to: '', note: '', phone: '', street: '', building: '', landmark: '' },
    area,
    leaveWith: 'guard',
  };
}

/** Fields of an outcome besides the note, in their order. */
const FIELDS: Readonly<Record<CallOutcome, readonly (keyof Values)[]>> = {
  agreed: ['day', 'from', 'to'],
  other_address: ['street', 'area', 'building', 'landmark', 'day', 'from', 'to'],
  other_phone: ['phone'],
  refused: [],
  no_answer: [],
  leave_with: ['leaveWith', 'day', 'from', 'to'],
  call_later: ['day', 'from'],
  return: [],
};
const ADDRESS_FIELDS: readonly (keyof Values)[] = ['street', 'area', 'building', 'landmark'];

export const fieldsOf = (outcome: CallOutcome) => FIELDS[outcome];

/** Returns the field that must be typed before the outcome can be saved, if any. */
export function requiredField(outcome: CallOutcome): keyof Values | undefined {
  return ({ other_address: 'street', other_phone: 'phone' } as const)[outcome as string];
}

type Agreement = { isCashAgreed: boolean; confirmCharge: number | undefined };

/** Returns the request with the values that the outcome has. */
export function bodyOf(outcome: CallOutcome, values: Values, agreed: Agreement): SavedCall {
  const filled = (name: keyof Values) => values[name].trim() !== '';
  const own = [...FIELDS[outcome], 'note' as const].filter((name) => !ADDRESS_FIELDS.includes(name));
  const filledValues = Object.fromEntries(own.filter(filled).map((name) => [name, values[name]]));
  if (outcome === 'other_address') {
    const { street, area } = values;
    const door = Object.fromEntries(
      (['building', 'landmark'] as const).filter(filled).map((name) => [name, values[name]]),
    );
    const { confirmCharge } = agreed;
    const address = { street, area, ...door };
    return { outcome, ...filledValues, address, ...(confirmCharge === undefined ? {} : { confirmCharge }) };
  }
  return { outcome, ...filledValues, ...(agreed.isCashAgreed ? { isCashAgreed: true } : {}) };
}

/** Returns tomorrow in the time zone of the business: '2026-11-26'. */
export function tomorrow(now: number): string {
  const { timeZone } = hostSettings();
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now + DAY_MS);
}

/** Returns the numbers to dial: the one that a call named last comes first. */
export function phonesOf({ order, delivery, calls = [] }: LooseCase): { first: string; second: string } {
  const own = order?.dropoff?.receiverPhone ?? '';
  const other = delivery?.receiverPhone2 ?? '';
  return calls[0]?.outcome === 'other_phone' && other !== ''
    ? { first: other, second: own }
    : { first: own, second: other };
}

import type { AuditRow } from '@tawseel/contract/audit';
import type { Loose } from '../../api/tolerant.ts';
import { auditText as text } from '../../texts/en/audit.ts';
import { editingText } from '../../texts/en/order-editing.ts';
import { showWord, wordIn } from '../../texts/words.ts';
import { missing, show, showMoney, showNumber, showTime } from '../../ui/format.ts';

export type LooseAudit = Loose<AuditRow>;
export type Change = {
  name: string;
  before: string;
  after: string;
  /** Whether it has parts of its own, such as an address. */
  hasParts: boolean;
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** By its name, which is the same for every kind of staff; cash may come in with a move. */
function callName({ call = '', after }: LooseAudit): string {
  const name = call.slice(call.lastIndexOf('.') + 1);
  return name === 'moveOrder' && after?.cashHandedInAt ? 'handInCash' : name;
}

/** What was done; of a call that this console does not know, as what was there before and after tells. */
export function actionText(row: LooseAudit): string {
  const { subjectKind, before, after } = row;
  const { actions, done } = text;
  if (subjectKind === 'session' && after && 'locked' in after) return actions.locked;
  const known = done[callName(row)];
  if (known !== undefined) return known;
  if (before && after) return actions.changed;
  return before ? actions.deleted : actions.added;
}

const listedCity = (city: string) => showWord('listedCity', city);
const deliveryType = (mode: string) => showWord('deliveryType', mode);
const area = (name: string) => showWord('area', name);
const zone = (name: string) => showWord('zone', name);

/** Fields whose values are words of the wire. */
const WORDS: Readonly<Record<string, (word: string) => string>> = {
  city: listedCity,
  fromCity: listedCity,
  toCity: listedCity,
  country: (country) => showWord('country', country),
  area,
  fromZoneAreas: area,
  toZoneAreas: area,
  fromZone: zone,
  toZone: zone,
  deliveryType,
  mode: deliveryType,
  paymentMethod: (method) => showWord('payment', method),
  trackingStatus: (status) => show(wordIn(editingText.moves, status)),
  status: (status) => showWord('orderStatus', status),
  orderStatus: (status) => showWord('orderStatus', status),
  profileStatus: (status) => showWord('profileStatus', status),
  role: (role) => showWord('role', role),
  size: (size) => showWord('size', size),
};

/** Amounts by the ends of their names; a route is the name of its price. */
const AMOUNT = /(rates?|charges?|price|amount|value|total)$|\s/i;

/** A value of a field in words; nothing is a dash in the language's own. */
export function valueText(value: unknown, name = ''): string {
  if (value === undefined || value === null || value === '') return missing();
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return AMOUNT.test(name) ? showMoney(value) : showNumber(value);
  if (typeof value === 'string')
    return INSTANT.test(value) ? showTime(value) : (WORDS[name]?.(value) ?? value);
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((each) => valueText(each, name)).join(', ') : missing();
  }
  const parts = Object.entries(value).map(([part, of]) => `${text.nameOf(part)}: ${valueText(of, part)}`);
  return parts.join(', ');
}

/** Whether a value, or one of a list, is an object. */
function hasParts(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasParts) : typeof value === 'object' && value !== null;
}

/** The fields that a write changed, each as it was and as it became. */
export function changesOf({ before, after }: LooseAudit): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((field) => {
    // Of several prices that were set at once, their number stands beside them.
    const name = field === 'rates' && before && !(field in before) ? 'ratesSet' : field;
    return {
      name: text.nameOf(name),
      before: valueText(before?.[field], name),
      after: valueText(after?.[field], name),
      hasParts: [before?.[field], after?.[field]].some(hasParts),
    };
  });
}

/** What a write changed, in one line; the names alone of what has parts, and if something was added or deleted. */
export function changesText(row: LooseAudit): string {
  const isChange = row.before && row.after;
  const parts = changesOf(row).map(({ name, before, after, ...change }) =>
    isChange && !change.hasParts ? text.changed(name, before === missing() ? '' : before, after) : name,
  );
  return parts.join(isChange ? '; ' : ', ');
}

/** Who wrote, by name; those without one by what they are, as the system's own user is. */
export function actorText({ actorName = '', actorKind }: LooseAudit): string {
  const name = actorName.trim();
  if (actorKind !== 'command') return name || kindOfActor(actorKind);
  return name && name !== 'root' ? text.commandOf(name) : kindOfActor(actorKind);
}

/** A newer server may know kinds that this console does not. */
export function kindOfActor(kind: string | undefined): string {
  return text.actors[kind as keyof typeof text.actors] ?? show(kind);
}

export function kindOfSubject(kind: string | undefined): string {
  return text.subjects[kind as keyof typeof text.subjects] ?? show(kind);
}

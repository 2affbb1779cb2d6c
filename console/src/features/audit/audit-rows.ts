import type { AuditRow } from '@tawseel/contract/audit';
import { CHANGED_SECRET, HIDDEN_SECRET } from '@tawseel/contract/facts/audit';
import type { Loose } from '../../api/tolerant.ts';
import { auditText as text } from '../../texts/en/audit.ts';
import { editingText } from '../../texts/en/order-editing.ts';
import { settingsText } from '../../texts/en/settings.ts';
import { showWord, wordIn } from '../../texts/words.ts';
import { showTime } from '../../ui/dates.ts';
import { joined, missing, show, showMoney, showNumber } from '../../ui/format.ts';

export type LooseAudit = Loose<AuditRow>;
export type Change = {
  name: string;
  before: string;
  after: string;
  /** True if it has parts, such as an address. */
  hasParts: boolean;
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the name of a call, the same for every kind of staff; cash may be handed in with a move. */
function callName({ call = '', after }: LooseAudit): string {
  const name = call.slice(call.lastIndexOf('.') + 1);
  return name === 'moveOrder' && after?.cashHandedInAt ? 'handInCash' : name;
}

/** Returns the text of an action; for an unknown call, derived from the values before and after. */
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
const fact = (words: string) => wordIn(text.facts, words);

/** Fields whose values are words of the API. */
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
  workingDays: (day) => wordIn(settingsText.weekDays, day),
  colour: (name) => wordIn(settingsText.colours, name),
  locked: fact,
  resetLink: fact,
  signedOut: fact,
};

/** Names of amounts by their ends; a route is the name of its price. */
const AMOUNT = /(rates?|charges?|price|amount|value|total)$|\s/i;

/** Returns the text of a field's value; a dash in the user's language for none. */
export function valueText(value: unknown, name = ''): string {
  if (value === undefined || value === null || value === '') return missing();
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return AMOUNT.test(name) ? showMoney(value) : showNumber(value);
  if (value === CHANGED_SECRET) return text.changedSecret;
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return showTime(value);
    return WORDS[name]?.(value) ?? value.replaceAll(HIDDEN_SECRET, text.hiddenSecret);
  }
  if (Array.isArray(value)) {
    return value.length > 0 ? joined(value.map((each) => valueText(each, name))) : missing();
  }
  const parts = Object.entries(value).map(([part, of]) => `${text.nameOf(part)}: ${valueText(of, part)}`);
  return joined(parts);
}

/** Returns true if a value, or one in a list, is an object. */
function hasParts(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasParts) : typeof value === 'object' && value !== null;
}

/** Returns the changed fields with their values before and after. */
export function changesOf({ before, after }: LooseAudit): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((field) => {
    // Several prices that were set at once have their number next to them.
    const name = field === 'rates' && before && !(field in before) ? 'ratesSet' : field;
    return {
      name: text.nameOf(name),
      before: valueText(before?.[field], name),
      after: valueText(after?.[field], name),
      hasParts: [before?.[field], after?.[field]].some(hasParts),
    };
  });
}

/** Returns the changes of an entry in one line; only names of fields with parts, and after adding or deleting. */
export function changesText(row: LooseAudit): string {
  const isChange = row.before && row.after;
  const parts = changesOf(row).map(({ name, before, after, ...change }) =>
    isChange && !change.hasParts ? text.changed(name, before === missing() ? '' : before, after) : name,
  );
  return isChange ? text.together(parts) : joined(parts);
}

/** Returns the actor's name, otherwise the kind, as for the system's own user. */
export function actorText({ actorName = '', actorKind }: LooseAudit): string {
  const name = actorName.trim();
  if (actorKind !== 'command') return name || kindOfActor(actorKind);
  return name && name !== 'root' ? text.commandOf(name) : kindOfActor(actorKind);
}

/** Returns the text of an actor's kind; a newer server may have unknown kinds. */
export function kindOfActor(kind: string | undefined): string {
  return text.actors[kind as keyof typeof text.actors] ?? show(kind);
}

export function kindOfSubject(kind: string | undefined): string {
  return text.subjects[kind as keyof typeof text.subjects] ?? show(kind);
}

import type { AuditRow } from '@tawseel/contract/audit';
import type { Loose } from '../../api/tolerant.ts';
import { auditText as text } from '../../texts/audit.ts';
import { missing, show, showNumber, showTime } from '../../ui/format.ts';

export type LooseAudit = Loose<AuditRow>;
export type Change = { name: string; before: string; after: string };

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

/** `receiverPhone` and `receiver_phone` are 'Receiver phone'; a route stays as it is. */
export function fieldName(name: string): string {
  const known = text.names[name];
  if (known !== undefined) return known;
  if (/\s/.test(name)) return name;
  const words = name.replace(/([a-z\d])([A-Z])|_/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a field in words; nothing is a dash in the language's own. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return missing();
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return showNumber(value);
  if (typeof value === 'string') return INSTANT.test(value) ? showTime(value) : value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(', ') : missing();
  const parts = Object.entries(value).map(([name, part]) => `${fieldName(name)}: ${valueText(part)}`);
  return parts.join(', ');
}

/** The fields that a write changed, each as it was and as it became. */
export function changesOf({ before, after }: LooseAudit): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name: fieldName(name),
    before: valueText(before?.[name]),
    after: valueText(after?.[name]),
  }));
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

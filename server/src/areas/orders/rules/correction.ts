import type { StoredOrder } from './new-order.ts';
import {
  fieldOf,
  SAID_COLUMNS,
  type Said,
  type SaidColumn,
  saidColumns,
  toWire,
  withAreas,
} from './order-fields.ts';
import type { FieldChange } from './tracking-history.ts';

/** Another city has other areas. */
function withoutOldAreas(row: Said, said: Partial<Said>): Partial<Said> {
  const forget: Partial<Said> = {};
  if (said.pickup_city !== undefined && said.pickup_city !== row.pickup_city) forget.pickup_area = '';
  if (said.dropoff_city !== undefined && said.dropoff_city !== row.dropoff_city) forget.dropoff_area = '';
  return { ...forget, ...said };
}

/**
 * The columns that a correction changes, with their new values, of what is said as the API has it; what is said as it
 * stands changes nothing. In an order to Deira in Dubai, {dropoff: {city: 'Ajman'}} is {dropoff_city: 'Ajman',
 * dropoff_area: ''}.
 */
export function correctedColumns(row: Said, said: object): Partial<Said> {
  const before = withAreas(row);
  const after = withAreas({ ...before, ...withoutOldAreas(row, saidColumns(said)) });
  const changed = SAID_COLUMNS.filter((column) => after[column] !== before[column]);
  return Object.fromEntries(changed.map((column) => [column, after[column]]));
}

function changesSome(patch: Partial<StoredOrder>, is: (column: SaidColumn) => unknown): boolean {
  return SAID_COLUMNS.some((column) => column in patch && is(column));
}

/** Whether the price is to be worked out anew. */
export function changesPrice(patch: Partial<StoredOrder>): boolean {
  return changesSome(patch, (column) => fieldOf(column).isPriced);
}

/** Whether it may be corrected of an order that is delivered or returned too. */
export function isAlwaysFree(patch: Partial<StoredOrder>): boolean {
  return !changesSome(patch, (column) => !fieldOf(column).isFree);
}

/** The fields that a patch changes, by their paths, as text: [{field: 'dropoff.city', before: 'Dubai', after: 'Ajman'}]. */
export function fieldChanges(before: StoredOrder, patch: Partial<StoredOrder>): FieldChange[] {
  const after = { ...before, ...patch };
  const said = SAID_COLUMNS.filter((column) => column in patch).map((column) => {
    const { path, as } = fieldOf(column);
    const text = (row: Said) => String(toWire(as, row[column]));
    return { field: path, before: text(before), after: text(after) };
  });
  if (after.charge_fils === before.charge_fils) return said;
  const charge = (row: StoredOrder) => String(toWire('aed', row.charge_fils));
  return [...said, { field: 'charge.total', before: charge(before), after: charge(after) }];
}

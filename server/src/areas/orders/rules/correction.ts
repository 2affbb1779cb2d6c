import type { StoredOrder } from './new-order.ts';
import {
  ENTERED_COLUMNS,
  type EnteredColumn,
  type EnteredColumns,
  fieldOf,
  toColumns,
  toWire,
  withAreas,
} from './order-fields.ts';
import type { FieldChange } from './tracking-history.ts';

/** Clears the area if the city changes. */
function withoutOldAreas(row: EnteredColumns, changes: Partial<EnteredColumns>): Partial<EnteredColumns> {
  const forget: Partial<EnteredColumns> = {};
  if (changes.pickup_city !== undefined && changes.pickup_city !== row.pickup_city) forget.pickup_area = '';
  if (changes.dropoff_city !== undefined && changes.dropoff_city !== row.dropoff_city)
    forget.dropoff_area = '';
  return { ...forget, ...changes };
}

/**
 * Returns the columns that a correction changes, with their new values; fields that stay the same change nothing. In
 * an order to Deira in Dubai, {dropoff: {city: 'Ajman'}} returns {dropoff_city: 'Ajman', dropoff_area: ''}.
 */
export function correctedColumns(row: EnteredColumns, changes: object): Partial<EnteredColumns> {
  const before = withAreas(row);
  const after = withAreas({ ...before, ...withoutOldAreas(row, toColumns(changes)) });
  const changed = ENTERED_COLUMNS.filter((column) => after[column] !== before[column]);
  return Object.fromEntries(changed.map((column) => [column, after[column]]));
}

function changesSome(patch: Partial<StoredOrder>, is: (column: EnteredColumn) => unknown): boolean {
  return ENTERED_COLUMNS.some((column) => column in patch && is(column));
}

/** Returns true if the price must be calculated again. */
export function changesPrice(patch: Partial<StoredOrder>): boolean {
  return changesSome(patch, (column) => fieldOf(column).isPriced);
}

/** Returns true if delivered and returned orders may be corrected this way too. */
export function isAlwaysFree(patch: Partial<StoredOrder>): boolean {
  return !changesSome(patch, (column) => !fieldOf(column).isFree);
}

/**
 * Returns the fields that a patch changes, by path and as text: [{field: 'dropoff.city', before: 'Dubai', after:
 * 'Ajman'}].
 */
export function fieldChanges(before: StoredOrder, patch: Partial<StoredOrder>): FieldChange[] {
  const after = { ...before, ...patch };
  const fields = ENTERED_COLUMNS.filter((column) => column in patch).map((column) => {
    const { path, as } = fieldOf(column);
    const text = (row: EnteredColumns) => String(toWire(as, row[column]));
    return { field: path, before: text(before), after: text(after) };
  });
  if (after.charge_fils === before.charge_fils) return fields;
  const charge = (row: StoredOrder) => String(toWire('aed', row.charge_fils));
  return [...fields, { field: 'charge.total', before: charge(before), after: charge(after) }];
}

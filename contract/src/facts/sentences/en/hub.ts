import { cityLabel } from '../../emirates.ts';
import { FAILURE_REASONS } from '../../failure-reasons.ts';
import { PICKUP_REASONS, type StopReason } from '../../pickup-reasons.ts';
import { aed, and, isAt, plural } from './words.ts';

type Id = { trackingID: string };
type Run = { run: string };
type Warehouse = { warehouse: string };
type Missing = { missing: number; surplus: number };

const REASONS = { ...FAILURE_REASONS, ...PICKUP_REASONS };

const ENDS = { delivered: 'Delivered', cancelled: 'Cancelled', returned: 'Returned' };

/** Act that arrived too late, with the amounts in AED that the driver has. */
type LateAct = { act: string; reason: string; name: string; cash: number; card: number; note: string };

type Load = { parcels: number; pickups: number };

/** Returns '2 parcels and 1 pickup'; pickups are those without booked parcels. */
function loadOf({ parcels, pickups }: Load): string {
  const parts = [
    parcels > 0 || pickups === 0 ? plural(parcels, 'parcel', 'parcels') : '',
    pickups > 0 ? plural(pickups, 'pickup', 'pickups') : '',
  ];
  return and(parts.filter(Boolean));
}

type Surplus = Id & { holder: string };

function unexpected({ trackingID, holder }: Surplus): string {
  return `${trackingID} was not expected here${holder === '' ? '' : `: it should be with ${holder}`}.`;
}

/** Sentences of the hub: scans, runs between warehouses, stock counts, follow-ups. */
type Amounts = { collected: number; due: number };

const collectedOf = ({ collected, due }: Amounts) => `${aed(collected)} of ${aed(due)}`;

export const hub = {
  warehouse_to_name: 'Name the warehouse.',

  no_such_parcel: ({ code }: { code: string }) => `Nothing has the code ${code}.`,
  no_such_run: 'There is no run with this id.',
  no_such_count: 'There is no stock count with this id.',
  no_such_stop: ({ trackingID }: Id) => `${trackingID} is not on this run.`,
  no_such_follow_up: 'There is no follow-up with this id.',

  count_runs: ({ warehouse }: Warehouse) => `A stock count is under way in ${warehouse}. End it first.`,
  count_over: 'This stock count is over.',
  count_of_nothing: ({ typed, warehouse }: Warehouse & { typed: string }) =>
    `No parcel in ${warehouse} has the sort code “${typed}”. Choose one from the list, or count everything.`,
  count_of_several: ({ typed, fitting, more }: { typed: string; fitting: readonly string[]; more: number }) =>
    `“${typed}” fits several sort codes: ${fitting.join(', ')}${more === 0 ? '' : ` and ${more} more`}. Enter one of them.`,
  count_of_other: ({ by }: { by: string }) =>
    `Only ${by}, who began this stock count, or a supervisor may cancel it.`,
  count_cancelled: 'The stock count is cancelled. Parcels that it received stay received.',
  count_begun: 'The stock count has begun.',
  count_ended: ({ missing, surplus }: Missing) =>
    `The stock count is over: ${missing} missing, ${surplus} surplus.`,

  run_to_itself: 'A run must go to another warehouse.',
  run_changed_meanwhile: ({ run }: Run) => `Someone else changed ${run} meanwhile. Refresh, then try again.`,
  run_left: ({ run }: Run) => `${run} has left.`,
  run_driver_not_active: ({ driver }: { driver: string }) =>
    `${driver} is not active. Move the parcels to another driver, or ask an administrator.`,
  run_empty: ({ run }: Run) => `${run} is empty. Scan the parcels onto it first.`,
  run_not_out: ({ run }: Run) => `${run} is not on its way.`,
  run_not_here: ({ run, warehouse }: Run & Warehouse) => `${run} goes to ${warehouse}, which closes it.`,
  run_made: ({ run }: Run) => `${run} is created.`,
  run_sent: ({ run, parcels }: Run & { parcels: number }) =>
    `${run} has left with ${plural(parcels, 'parcel', 'parcels')}.`,
  run_closed: ({ run, missing }: Run & { missing: number }) =>
    missing === 0 ? `${run} is closed: all parcels arrived.` : `${run} is closed: ${missing} missing.`,
  run_cancelled: ({ run }: Run) => `${run} is cancelled.`,
  taken_from_run: ({ trackingID, run }: Id & Run) => `${trackingID} is taken off ${run}.`,

  run_not_loaded: ({ run, parcels, first }: Run & { parcels: number; first: string }) =>
    `${plural(parcels, 'parcel', 'parcels')} of ${run} ${parcels === 1 ? 'is' : 'are'} not loaded, first ${first}. Load them, or leave them behind.`,
  run_wrong_parcel: ({ trackingID, status }: Id & { status: string }) =>
    `${trackingID} may not go out: it is ${isAt(status)}. Take it off the run first.`,
  run_not_back: ({ run, parcels, first }: Run & { parcels: number; first: string }) =>
    `${plural(parcels, 'parcel', 'parcels')} of ${run} ${parcels === 1 ? 'is' : 'are'} neither delivered nor back, first ${first}. Receive them, or close the run and mark them missing.`,
  run_not_visited: ({ run, parcels, first }: Run & { parcels: number; first: string }) =>
    `${plural(parcels, 'stop', 'stops')} of ${run} ${parcels === 1 ? 'has' : 'have'} no result, first ${first}. Enter it, or close the run without.`,
  run_full: ({ run, most }: Run & { most: number }) => `${run} is full: a run takes at most ${most} stops.`,
  run_over: ({ run }: Run) => `${run} is over.`,
  run_ordered: ({ run }: Run) => `The stops of ${run} are in order.`,
  run_handed_out: ({ run, parcels, pickups, left }: Run & Load & { left: number }) =>
    `${run} is out with ${loadOf({ parcels, pickups })}${left === 0 ? '' : `; ${left} left behind`}.`,
  run_taken_in: ({ run, missing }: Run & { missing: number }) =>
    missing === 0 ? `${run} is closed: nothing is missing.` : `${run} is closed: ${missing} missing.`,
  same_driver: ({ run }: Run) => `${run} is the run of this driver already.`,
  stops_moved: ({ parcels, run }: Run & { parcels: number }) =>
    `${plural(parcels, 'parcel is', 'parcels are')} on ${run} now.`,
  stop_withdrawn: ({ trackingID }: Id) => `${trackingID} is withdrawn: the driver brings it back.`,
  stop_over: ({ trackingID }: Id) => `The stop of ${trackingID} is over.`,
  stop_entered: ({ trackingID }: Id) => `The result of ${trackingID} is saved.`,
  parcels_assigned: ({ parcels, pickups, refused }: Load & { refused: number }) =>
    `${loadOf({ parcels, pickups })} ${parcels + pickups === 1 ? 'is' : 'are'} on a run${refused === 0 ? '' : `, ${refused} could not be taken`}.`,
  parcels_unassigned: ({ parcels, pickups, left }: Load & { left: number }) =>
    `${loadOf({ parcels, pickups })} ${parcels + pickups === 1 ? 'waits' : 'wait'} for a driver again${left === 0 ? '' : `, ${left} stayed on the run`}.`,
  parcel_assigned: ({ trackingID, run }: Id & Run) => `${trackingID} is on ${run}.`,
  parcel_on_run: ({ trackingID, run }: Id & Run) => `${trackingID} is on ${run} already.`,
  parcel_not_waiting: ({ trackingID }: Id) => `${trackingID} is not waiting here for a driver.`,
  act_not_allowed: ({ trackingID, status }: Id & { status: string }) =>
    `${trackingID} is ${isAt(status)}: this is no longer possible.`,
  acts_taken: ({ acts }: { acts: number }) => plural(acts, 'act', 'acts'),
  act_accepted: ({ trackingID }: Id) => `${trackingID} is recorded.`,
  stop_reopened: ({ trackingID }: Id) => `The stop of ${trackingID} is open again.`,
  stop_not_reopened: ({ trackingID }: Id) =>
    `The stop of ${trackingID} cannot be reopened: its parcel is no longer on this run, or its order has changed since.`,
  act_late: ({ trackingID }: Id) => `${trackingID} already has another result. The office handles it.`,
  act_to_office: ({ trackingID }: Id) =>
    `${trackingID} has too many results. Tell the office, which enters the next one.`,
  act_of_other: 'This stop is not on your list. Tell the office if you were there.',
  act_takes_no_money: 'Money can be taken only with a delivery.',
  act_id_taken: 'Another act has this id. Nothing was saved.',
  act_too_often: 'Too many entries for this stop. Nothing was saved.',
  amount_far: ({ trackingID }: Id) =>
    `${trackingID}: the amount is far from the one due. Correct it, or confirm it.`,
  act_incomplete: ({ trackingID }: Id) => `${trackingID}: something is missing, a reason or a name.`,
  no_such_proof: 'There is no such proof.',
  proof_not_here: 'The file of this proof has not come in yet, or was deleted.',
  not_that_proof: 'This is not the file that was announced.',
  not_a_picture: 'This is neither a JPEG nor a WebP picture.',
  picture_has_exif: 'The photo contains location data. Send it without EXIF.',
  code_of_other_warehouse: ({ trackingID }: Id) =>
    `Another warehouse delivers ${trackingID} and shows its delivery code.`,
  code_needs_call: ({ trackingID }: Id) =>
    `Take the call about ${trackingID} first. Only supervisors see a delivery code without one.`,
  proof_kept: 'The proof is kept.',
  proof_dropped: 'The file of the proof is deleted.',
  promise_over: 'The day is over. Choose today or a later one.',
  promise_made: ({ trackingID, day }: Id & { day: string }) => `${trackingID} is promised for ${day}.`,
  promise_made_off_run: ({ trackingID, day, run }: Id & Run & { day: string }) =>
    `${trackingID} is promised for ${day}, and off ${run}. It waits on the board.`,
  order_at_end: ({ trackingID, status }: Id & { status: string }) =>
    `${trackingID} is ${isAt(status)} already.`,
  return_decided: ({ trackingID }: Id) => `${trackingID} goes back to its sender.`,
  outcome_delivered: ({ name, amounts }: { name: string; amounts?: Amounts | undefined }) =>
    [`${name} took it.`, amounts && `Collected: ${collectedOf(amounts)}.`].filter(Boolean).join(' '),
  outcome_late: ({ name, cash, card }: { name: string; cash: number; card: number }) =>
    [`Came too late: ${name} took it`, cash > 0 && `${aed(cash)} in cash`, card > 0 && `${aed(card)} by card`]
      .filter(Boolean)
      .join(', '),
  outcome_failed: ({ reason, note }: { reason: string; note: string }) =>
    [REASONS[reason as StopReason]?.en ?? reason, note].filter(Boolean).join(': '),
  outcome_promised: ({ day, from, to, note }: { day: string; from: string; to: string; note: string }) =>
    [day, [from, to].filter(Boolean).join('–'), note].filter(Boolean).join(', '),
  outcome_order_ended: ({ end, note }: { end: 'delivered' | 'cancelled' | 'returned'; note: string }) =>
    [ENDS[end], note].filter(Boolean).join(': '),
  outcome_reopened: 'The stop was reopened',
  outcome_scan_undone: 'The scan was undone',
  note_receiver_wants: ({ day, from, to, note }: { day: string; from: string; to: string; note: string }) =>
    `The receiver asks for ${[day, [from, to].filter(Boolean).join('–'), note].filter(Boolean).join(', ')}`,
  note_collected: ({ collected, due, note }: { collected: number; due: number; note: string }) =>
    [collectedOf({ collected, due }), note].filter(Boolean).join(': '),
  note_no_slip: ({ card, note }: { card: number; note: string }) =>
    [`${card} AED by card`, note].filter(Boolean).join(': '),
  note_late_act: ({ act, reason, name, cash, card, note }: LateAct) =>
    [act, reason, name, cash > 0 && `${cash} AED in cash`, card > 0 && `${card} AED by card`, note]
      .filter(Boolean)
      .join(', '),
  note_proof_missing: 'It was taken, and never came in',
  note_by_phone: 'By phone',
  note_by_receiver: 'From the receiver',
  note_receiver_asks: ({ note }: { note: string }) =>
    ['The receiver asks to be called', note].filter(Boolean).join(': '),
  outcome_collected: ({ name }: { name: string }) =>
    name === '' ? 'Collected.' : `Collected, ${name} handed it over.`,
  outcome_collected_unbooked: ({ note, name }: { note: string; name: string }) =>
    `Collected without a booking${note === '' ? '' : `: ${note}`}${name === '' ? '.' : `, ${name} handed it over.`}`,
  outcome_handed_back: ({ name }: { name: string }) => `${name} has it back.`,
  scan_wrong_leg: ({ trackingID, run }: Id & Run) =>
    `${trackingID} is not for ${run}: it goes the other way.`,

  follow_up_done: 'This follow-up is done already.',
  follow_up_claimed: ({ by }: { by: string }) => `${by} works on this follow-up.`,
  follow_up_opened: ({ trackingID }: Id) => `The follow-up for ${trackingID} is open.`,
  follow_up_taken: 'The follow-up is yours.',
  follow_up_given_back: 'The follow-up is free again.',
  follow_up_settled: 'The follow-up is done.',
  follow_up_settled_here: ({ warehouse, alsoAt }: Warehouse & { alsoAt: readonly string[] }) =>
    `The follow-up is done at ${warehouse}. It stays open at ${and(alsoAt)}.`,

  case_taken: ({ trackingID }: Id) => `${trackingID} is yours for 5 minutes.`,
  no_case_due: 'No calls are due now.',
  cash_to_ask: ({ amount }: { amount: number }) =>
    `AED ${amount.toFixed(2)} is to be collected. Ask whether that person will pay, then save again.`,
  call_noted: ({ trackingID }: Id) => `The call about ${trackingID} is saved.`,
  return_proposed: ({ trackingID }: Id) => `${trackingID}: the return is proposed.`,

  scans_taken: ({ scans }: { scans: number }) => plural(scans, 'scan', 'scans'),
  scan_received: ({ trackingID }: Id) => `${trackingID} is received.`,
  scan_received_again: ({ trackingID }: Id) => `${trackingID} was received here already.`,
  scan_surplus: (surplus: Surplus) => `${unexpected(surplus)} It is received.`,
  scan_surplus_counted: (surplus: Surplus) => `${unexpected(surplus)} The count has received it.`,
  scan_for_other_warehouse: ({ trackingID, warehouse }: Id & Warehouse) =>
    `${trackingID} goes on to ${warehouse}.`,
  scan_return: ({ trackingID }: Id) => `${trackingID} goes back to its sender.`,
  scan_sorted: ({ trackingID, sortCode }: Id & { sortCode: string }) => `${trackingID}: ${sortCode}.`,
  scan_sorted_again: ({ trackingID, sortCode }: Id & { sortCode: string }) =>
    `${trackingID} is sorted already: ${sortCode}.`,
  scan_without_sort_code: ({ trackingID, city }: Id & { city: string }) =>
    `${trackingID}: no area of ${cityLabel(city)} fits its address.`,
  scan_sent: ({ trackingID, run }: Id & Run) => `${trackingID} is on ${run}.`,
  scan_was_on_run: ({ run, driver }: Run & { driver: string }) =>
    `It was planned for ${run}${driver === '' ? '' : ` of ${driver}`}.`,
  scan_was_to_do: ({ run, driver }: Run & { driver: string }) =>
    `It was still to do on ${run}${driver === '' ? '' : ` of ${driver}`}.`,
  scan_promised_later: ({ day }: { day: string }) => `The receiver is promised another day, ${day}.`,
  scan_was_missing: 'It was missing. That follow-up is done.',
  scan_sent_again: ({ trackingID, run }: Id & Run) => `${trackingID} is on ${run} already.`,
  scan_wrong_run: ({ trackingID, warehouse }: Id & Warehouse) =>
    `${trackingID} is on the run, though it should go to ${warehouse}.`,
  scan_run_missing: 'Choose a run first.',
  scan_run_left: ({ run }: Run) => `${run} has left: nothing can be put on it.`,
  scan_counted: ({ trackingID }: Id) => `${trackingID} is counted.`,
  scan_counted_again: ({ trackingID }: Id) => `${trackingID} is counted already.`,
  scan_count_missing: 'Begin a stock count first.',
  scan_measured: ({ trackingID }: Id) => `${trackingID} is measured.`,
  scan_measures_missing: 'Enter a weight or a size first.',
  scan_handed_back: ({ trackingID }: Id) => `${trackingID} is handed back to its sender.`,
  scan_not_here: ({ trackingID, holder }: Id & { holder: string }) =>
    `${trackingID} is not here${holder === '' ? '' : `: ${holder} has it`}. Receive it first.`,
  scan_not_returned: ({ trackingID, status }: Id & { status: string }) =>
    `${trackingID} is not returned or cancelled, but ${isAt(status)}.`,
  scan_final: ({ trackingID, status }: Id & { status: string }) =>
    `${trackingID} is ${isAt(status)} already.`,
  scan_late: ({ trackingID }: Id) => `${trackingID} was scanned elsewhere since. This scan changes nothing.`,
  scan_unknown: ({ code }: { code: string }) => `Nothing has the code ${code}.`,
  scan_blank_label: ({ code }: { code: string }) => `${code} is a blank label. Which parcel is it on?`,
  scan_several: ({ code, orders }: { code: string; orders: number }) =>
    `${orders} orders have the code ${code}.`,
  scan_id_taken: 'Another scan has this id. Nothing was saved: scan the parcel again.',
  no_such_scan: 'No parcel was received by this scan.',
  scan_of_other: ({ by }: { by: string }) => `Only ${by}, who scanned it, or an administrator may undo it.`,
  scan_undo_late: ({ trackingID, minutes }: Id & { minutes: number }) =>
    `${trackingID} was received more than ${plural(minutes, 'minute', 'minutes')} ago, too long to undo it.`,
  scan_changed_since: ({ trackingID }: Id) =>
    `Something else happened to ${trackingID} since this scan, so it cannot be undone.`,
  scan_not_restored: ({ trackingID }: Id) =>
    `Who had ${trackingID} before cannot be restored. Scan it where it is.`,
  scan_undone: ({ trackingID }: Id) => `${trackingID} is not received: it is where it was before.`,
  /** A scan that is sent again; the first reply is known by its result. */
  scan_known: ({ trackingID }: Id) => `${trackingID} was taken with the first sending.`,
};

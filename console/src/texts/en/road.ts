import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import type { Exception, HolderKind } from '@tawseel/contract/facts/parcels';
import type { ScanAct, ScanResultKind } from '@tawseel/contract/facts/scans';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

/** Texts of a parcel's route: its holder, its scans and their results. */
export const roadText = {
  title: 'Where it is',
  nowFailed: 'Who has the parcel could not be loaded',
  loadFailed: 'The history could not be loaded',
  status: 'Status',
  onWayBack: 'On its way back',
  holder: 'Who has it',
  holders: {
    sender: () => 'The sender',
    warehouse: (name: string) => name,
    run: (name: string) => `On ${name}`,
    unknown: () => 'Unknown: no scan shows it',
    receiver: () => 'The receiver',
  } satisfies Record<HolderKind, (name: string) => string>,
  planned: 'Driver planned',
  driverPhone: 'Driver’s phone',
  callDriver: (driver: string, phone: string) => `Call ${driver}, ${phone}`,
  since: 'Since',
  lastAttempt: 'Last attempt',
  next: 'Next step',
  goesTo: 'Delivered from',
  sortCode: 'Sort code',
  codes: 'Other labels on it',
  takeOff: 'Take off',
  takeOffOf: (code: string) => `Take off ${code}`,
  takeOffTitle: (code: string) => `Take the label ${code} off?`,
  takeOffText: (trackingID: string) =>
    `The label will no longer identify ${trackingID}. Scan it again to assign it to a parcel.`,
  takeOffFailed: 'The label could not be taken off',
  exception: 'Problem',
  exceptions: {
    address: 'Address',
    damaged: 'Damaged',
    missing: 'Missing',
  } satisfies Record<Exception, string>,
  returns: 'Goes back to its sender',
  acts: {
    received: 'Received',
    sorted: 'Sorted',
    sent: 'Put on a run',
    counted: 'Counted',
    measured: 'Measured',
    handed_back: 'Handed back to the sender',
  } satisfies Record<ScanAct, string>,
  results: {
    ok: '',
    implied: '',
    repeat: 'again',
    surplus: 'not expected there',
    wrong_place: 'onto the wrong run',
    unknown: 'not known',
    late: 'too late to count',
    refused: 'refused',
  } satisfies Record<ScanResultKind, string>,
  resultOf: (act: string, result: string) => `${act}, ${result}`,
  on: (run: string) => `on ${run}`,
  at: (warehouse: string, station: string) => `${warehouse}, ${station}`,
  by: (name: string) => `by ${name}`,
  implied: 'inferred from another scan',
  notScanned: (titles: string) => `before it, not scanned: ${titles}`,
  days: (days: number) => plural(days, { one: '1 day', other: `${showNumber(days)} days` }),
  hours: (hours: number) => plural(hours, { one: '1 hour', other: `${showNumber(hours)} hours` }),
  minutes: (minutes: number) => plural(minutes, { one: '1 minute', other: `${showNumber(minutes)} minutes` }),
  kinds: {
    missing: 'Missing',
    surplus: 'Surplus',
    address: 'Address',
    damaged: 'Damaged',
    measured: 'Measured',
    call: 'Call',
    return: 'Return',
    recall: 'Recalled from its run',
    late_act: 'Entered too late',
    cod_changed: 'COD changed on the way',
    no_proof: 'Proof is missing',
    code_wrong: 'Wrong delivery code',
    no_slip: 'Card payment without a slip',
  } satisfies Record<FollowUpKind, string>,
};

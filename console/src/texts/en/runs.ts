import type { BoardKind, Relation, RunKind, StopState } from '@tawseel/contract/facts/stops';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');
const parcels = (count: number) => plural(count, { one: '1 parcel', other: `${showNumber(count)} parcels` });
const stops = (count: number) => plural(count, { one: '1 stop', other: `${showNumber(count)} stops` });
const drivers = (count: number) => plural(count, { one: '1 driver', other: `${showNumber(count)} drivers` });
const kilograms = (kg: number) => `${showNumber(kg)} kg`;

export const runsText = {
  title: 'Runs',
  boardFailed: 'The parcels and drivers could not be loaded',
  parcels,
  kilograms,

  boardKinds: { delivery: 'Deliveries', pickup: 'Pickups' } satisfies Record<BoardKind, string>,
  boardKind: 'What is given to drivers',
  boards: {
    delivery: {
      waiting: 'Waiting for a driver',
      groups: 'Areas',
      nothing: 'No parcels wait for a driver',
      nothingHint: 'Parcels appear here once they are received at this warehouse.',
      proposed: (count: number, of: number) =>
        `Suggested by who usually delivers there: ${parcels(count)} to ${drivers(of)}.`,
      proposedRest: (count: number) =>
        `${plural(count, { one: '1 area has', other: `${showNumber(count)} areas have` })} no usual driver.`,
      nothingProposed: 'No area has a usual driver here. Give the parcels by number.',
    },
    pickup: {
      waiting: 'To be collected',
      groups: 'Shops',
      nothing: 'No shop waits for a driver',
      nothingHint: 'Shops appear here once they book parcels or ask for a pickup today.',
      proposed: (count: number, of: number) =>
        `Suggested by who usually collects there: ${parcels(count)} to ${drivers(of)}.`,
      proposedRest: (count: number) =>
        `${plural(count, { one: '1 shop has', other: `${showNumber(count)} shops have` })} no usual driver.`,
      nothingProposed: 'No shop has a usual driver here. Give the parcels by number.',
    },
  },
  booked: (count: number, expected: number) =>
    expected === 0 ? parcels(count) : `${showNumber(count)} of ${parcels(expected)}`,
  nothingBooked: 'Nothing is booked yet. Parcels can be given to a driver once the shop books them.',
  hours: (from: string, to: string) => `${from}–${to}`,
  noArea: 'No area known',
  onNoRun: (count: number) =>
    plural(count, {
      one: '1 parcel is with a driver, but on no run. Scan it in at the hub to give it to a run.',
      other: `${parcels(count)} are with a driver, but on no run. Scan them in at the hub to give them to a run.`,
    }),
  showOnNoRun: 'Show them',
  waitsSince: (span: string) => `oldest ${span}`,
  selectArea: (area: string) => `Select ${area}`,
  selectParcel: (trackingID: string) => `Select ${trackingID}`,
  selected: (count: number) => `${parcels(count)} selected`,
  clear: 'Clear',
  urgent: 'Urgent',
  urgentOf: (count: number) => `${showNumber(count)} urgent`,
  waitingSum: (count: number, kg: number, cash: string) =>
    [parcels(count), kilograms(kg), cash && `${cash} to collect`].filter(Boolean).join(' · '),
  paid: 'Paid',

  drivers: 'Drivers',
  noDrivers: 'No drivers',
  noDriversHint: 'This warehouse has no active drivers.',
  noLoad: 'Nothing waiting',
  load: (count: number, kg: string, cash: string) => [parcels(count), kg, cash].filter(Boolean).join(' · '),
  unloadedOf: (count: number) => `${showNumber(count)} not loaded`,
  allLoaded: 'all loaded',
  progress: (done: number, failed: number, all: number) =>
    failed === 0
      ? `${showNumber(done)} of ${showNumber(all)} done`
      : `${showNumber(done)} of ${showNumber(all)} done, ${showNumber(failed)} failed`,
  give: (count: number) => `Give ${showNumber(count)}`,
  giveTo: (count: number, driver: string) => `Give ${parcels(count)} to ${driver}`,
  given: (count: number, to: string) => `${parcels(count)} given to ${to}.`,
  toDrivers: drivers,
  undo: 'Undo',
  unassignFailed: 'The parcels could not be taken back',
  assignFailed: 'The parcels could not be given to the driver',
  refused: (count: number) => `${parcels(count)} could not be given:`,
  dismiss: 'Dismiss',

  propose: 'Suggest drivers',
  goesTo: (driver: string) => `→ ${driver}`,
  gets: (count: number) => `+${showNumber(count)}`,
  takeProposal: 'Accept',
  dropProposal: 'Discard',

  keys: 'On the board',
  keyTexts: {
    move: 'To the next area or shop, or driver',
    sides: 'Between what waits and drivers',
    select: 'Select an area, a shop or a parcel',
    unfold: 'Show the parcels of an area or a shop',
    give: 'Give to the driver of that number (0 is the tenth)',
    propose: 'Suggest usual drivers',
    take: 'Accept the suggestion',
    drop: 'Discard the suggestion, or clear the selection',
    handOut: 'Start the run of the chosen driver',
    switch: 'Between deliveries and pickups',
  },
  runKeys: 'On a run',
  reorder: 'Move a stop up or down',

  kinds: {
    linehaul: 'To a warehouse',
    delivery: 'Delivery',
    return: 'Returns',
    pickup: 'Pickups',
  } satisfies Record<RunKind, string>,
  states: { open: 'Being loaded', out: 'Out', closed: 'Closed', cancelled: 'Cancelled' },
  back: 'All runs',
  runFailed: 'The run could not be loaded',
  noRun: 'Run',
  driver: 'Driver',
  kind: 'Kind',
  day: 'Day',
  from: 'From',
  to: 'To',
  outAt: 'Started',
  closedAt: 'Closed',
  progressLabel: 'Stops',
  weight: 'Weight',
  cashDue: 'Cash to collect',
  stops: 'Stops',
  noStops: 'Nothing is on this run',
  number: '#',
  parcel: 'Parcel',
  receiver: 'Receiver',
  address: 'Address',
  cod: 'COD',
  state: 'State',
  actions: 'Actions',
  select: 'Selected',
  stopStates: {
    pending: 'To do',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Brought back',
  } satisfies Record<StopState, string>,
  loaded: 'Loaded',
  notLoaded: 'Not loaded',
  up: 'Up',
  upOf: (trackingID: string) => `Move ${trackingID} up`,
  down: 'Down',
  downOf: (trackingID: string) => `Move ${trackingID} down`,
  orderFailed: 'The order of the stops could not be saved',
  movedTo: (trackingID: string, at: number) => `${trackingID} is stop ${showNumber(at)}.`,
  takeOff: 'Take off',
  takeOffOf: (trackingID: string) => `Take ${trackingID} off the run`,
  takeOffFailed: 'The parcel could not be taken off',
  selectedStops: (count: number) => `${stops(count)} selected`,

  move: 'Move to another driver',
  moveOf: (trackingID: string) => `Move ${trackingID} to another driver`,
  moveTitle: (count: number) => `Move ${stops(count)} to another driver`,
  toDriver: 'To driver',
  chooseDriver: 'Choose a driver',
  toDriverMissing: 'Choose a driver',
  moveYes: 'Move',
  moveFailed: 'The stops could not be moved',
  choicesFailed: 'The drivers could not be loaded',

  withdraw: 'Withdraw',
  withdrawOf: (trackingID: string) => `Withdraw ${trackingID}`,
  withdrawTitle: (trackingID: string) => `Withdraw ${trackingID}?`,
  withdrawText: 'The driver skips this stop and brings the parcel back.',
  withdrawn: 'Withdrawn while out',
  stillOut: 'With the driver',
  isBack: 'Off the run',
  withdrawnBecause: (why: string, when: string) => `${why}, ${when}`,
  withdrawFailed: 'The parcel could not be withdrawn',
  reason: 'Reason',

  reopen: 'Reopen',
  reopenOf: (trackingID: string) => `Reopen ${trackingID}`,
  reopenTitle: (trackingID: string) => `Reopen the stop of ${trackingID}?`,
  reopenDone: 'The driver goes there again. The result is taken back, with any cash that was collected.',
  reopenFailedStop: 'The driver goes there again. The failed attempt stays in the history.',
  reopenFailed: 'The stop could not be reopened',

  enter: 'Enter what happened',
  enterOf: (trackingID: string) => `Enter what happened with ${trackingID}`,
  enterTitle: (trackingID: string) => `What happened with ${trackingID}?`,
  enterHint: 'For a driver whose phone is lost or dead. It is recorded that the office entered it.',
  outcome: 'What happened',
  acts: {
    delivered: 'Delivered',
    failed: 'Failed',
    handed_back: 'Handed back',
    collected: 'Collected',
    not_collected: 'Not collected',
  },
  receivedBy: 'Received by',
  handedOverBy: 'Handed over by',
  relation: 'Who that is',
  relations: {
    self: 'The receiver',
    family: 'Family',
    guard: 'Guard or reception',
    colleague: 'Colleague',
    neighbour: 'Neighbour',
    other: 'Someone else',
  } satisfies Record<Relation, string>,
  cash: 'Cash',
  card: 'By card',
  due: (amount: string) => `${amount} was to be collected.`,
  failure: 'Why it failed',
  note: 'Note',
  why: 'Why the office enters it',
  whyHint: 'For example: phone broken, the driver called at 18:40.',
  enterYes: 'Enter',
  enterAmount: (collected: string, due: string) => ({
    title: `Was ${collected} collected?`,
    text: `${due} was due. Please check the amount.`,
    yes: `Enter ${collected}`,
  }),
  enterFailed: 'The result could not be entered',

  handOut: 'Start run',
  handOutOf: (run: string, driver: string) => `Start ${run} with ${driver}`,
  handOutTitle: (run: string, driver: string) => `Start ${run} with ${driver}?`,
  handOutText: (count: number, cash: string) => `${parcels(count)}, ${cash} to collect.`,
  handOutPickups: (count: number) =>
    `${parcels(count)} to collect. Starting the run accepts ${count === 1 ? 'it' : 'them'} for the driver.`,
  handOutUnloaded: (count: number) =>
    `${parcels(count)} ${count === 1 ? 'was' : 'were'} not scanned onto the run. Did the driver take ${count === 1 ? 'it' : 'them'}?`,
  leaveBehind: 'Leave behind',
  areOnIt: (count: number) => (count === 1 ? 'Driver has it' : 'Driver has them'),
  handOutFailed: 'The run could not be started',

  close: 'Close run',
  closeTitle: (run: string) => `Close ${run}?`,
  closeText: ({ done, failed, skipped, pending }: Partial<Record<StopState, number>>) => {
    const parts = [
      done && `${showNumber(done)} done`,
      failed && `${showNumber(failed)} failed`,
      skipped && `${showNumber(skipped)} brought back`,
      pending && `${showNumber(pending)} to do`,
    ].filter(Boolean);
    return parts.length > 0 ? `Stops: ${parts.join(', ')}.` : 'The run has no stops.';
  },
  notBack: (count: number) =>
    `${parcels(count)} ${count === 1 ? 'is' : 'are'} neither delivered nor back. ${count === 1 ? 'It becomes' : 'Each becomes'} a follow-up:`,
  closeMissing: (count: number) => `Close, mark ${showNumber(count)} missing`,
  notVisited: (count: number) =>
    `${parcels(count)} ${count === 1 ? 'has' : 'have'} no result. ${count === 1 ? 'It waits' : 'They wait'} for a driver again:`,
  closeFailed: 'The run could not be closed',
  cancel: 'Cancel run',
  cancelTitle: (run: string) => `Cancel ${run}?`,
  cancelText: (count: number) =>
    count === 0 ? 'The run has no parcels.' : `${parcels(count)} wait for a driver again.`,
  keep: 'Keep it',
  cancelFailed: 'The run could not be cancelled',
  andMore: (count: number) => `and ${showNumber(count)} more`,

  print: 'Print',
  sheet: 'Run sheet',
  signature: 'Signature',
  total: 'Total to collect',
  printedAt: (when: string) => `Printed ${when}`,
};

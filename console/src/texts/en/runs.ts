import type { BoardKind, Relation, RunKind, StopState } from '@tawseel/contract/facts/stops';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');
const parcels = (count: number) => plural(count, { one: '1 parcel', other: `${showNumber(count)} parcels` });
const stops = (count: number) => plural(count, { one: '1 stop', other: `${showNumber(count)} stops` });
const drivers = (count: number) => plural(count, { one: '1 driver', other: `${showNumber(count)} drivers` });
const kilograms = (kg: number) => `${showNumber(kg)} kg`;

const pickups = (count: number) => plural(count, { one: '1 pickup', other: `${showNumber(count)} pickups` });
/** Parcels, and pickups that have no booked parcels. */
const load = (parcelCount: number, pickupCount: number) =>
  [(parcelCount > 0 || pickupCount === 0) && parcels(parcelCount), pickupCount > 0 && pickups(pickupCount)]
    .filter(Boolean)
    .join(' and ');

const unbookedOf = (count: number) =>
  plural(count, {
    one: '1 pickup has no booked parcels: the driver collects what is there.',
    other: `${showNumber(count)} pickups have no booked parcels: the driver collects what is there.`,
  });

/** Returns the numbers of stops by state, or '' if there are none. */
const countStops = ({ done, failed, skipped, pending }: Partial<Record<StopState, number>>) =>
  [
    done && `${showNumber(done)} done`,
    failed && `${showNumber(failed)} failed`,
    skipped && `${showNumber(skipped)} brought back`,
    pending && `${showNumber(pending)} to do`,
  ]
    .filter(Boolean)
    .join(', ');

export const runsText = {
  title: 'Runs',
  boardFailed: 'The parcels and drivers could not be loaded',
  parcels,
  kilograms,

  boardKinds: { delivery: 'Deliveries', pickup: 'Pickups' } satisfies Record<BoardKind, string>,
  views: 'What is shown',
  dayRuns: 'Runs by day',
  boards: {
    delivery: {
      waiting: 'Waiting for a driver',
      groups: 'Areas',
      nothing: 'No parcels wait for a driver',
      nothingHint: 'Parcels appear here once they are received at this warehouse.',
      proposed: (what: string, of: number) =>
        `Suggested by who usually delivers there: ${what} to ${drivers(of)}.`,
      proposedRest: (count: number) =>
        `${plural(count, { one: '1 area has', other: `${showNumber(count)} areas have` })} no usual driver.`,
      nothingProposed: 'No area has a usual driver here. Give the parcels by number.',
    },
    pickup: {
      waiting: 'To be collected',
      groups: 'Shops',
      nothing: 'No shop waits for a driver',
      nothingHint: 'Shops appear here once they book parcels or ask for a pickup today.',
      proposed: (what: string, of: number) =>
        `Suggested by who usually collects there: ${what} to ${drivers(of)}.`,
      proposedRest: (count: number) =>
        `${plural(count, { one: '1 shop has', other: `${showNumber(count)} shops have` })} no usual driver.`,
      nothingProposed: 'No shop has a usual driver here. Give the parcels by number.',
    },
  },
  booked: (count: number, expected: number) =>
    expected === 0 ? parcels(count) : `${showNumber(count)} of ${showNumber(expected)} booked`,
  nothingBooked: 'Nothing is booked yet. The driver collects what is there.',
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
  selected: (what: string) => `${what} selected`,
  selectedCount: (count: number) => `${showNumber(count)} selected`,
  giveToSome: 'Give to…',
  clear: 'Clear',
  urgent: 'Urgent',
  urgentOf: (count: number) => `${showNumber(count)} urgent`,
  waitingSum: (count: number, kg: number, cash: string) =>
    [parcels(count), kilograms(kg), cash && `${cash} to collect`].filter(Boolean).join(' · '),
  paid: 'Paid',

  drivers: 'Drivers',
  notActive: 'Not active',
  noDrivers: 'No drivers',
  noDriversHint: 'This warehouse has no active drivers.',
  noLoad: 'Nothing waiting',
  toHandIn: (cash: string) => `${cash} to hand in`,
  load,
  unloadedOf: (count: number) => `${showNumber(count)} not loaded`,
  allLoaded: 'all loaded',
  progress: (done: number, failed: number, all: number) =>
    failed === 0
      ? `${showNumber(done)} of ${showNumber(all)} done`
      : `${showNumber(done)} of ${showNumber(all)} done, ${showNumber(failed)} failed`,
  give: (count: number) => `Give ${showNumber(count)}`,
  giveTo: (what: string, driver: string) => `Give ${what} to ${driver}`,
  given: (what: string, to: string) => `${what} given to ${to}.`,
  toDrivers: drivers,
  undo: 'Undo',
  unassignFailed: 'The parcels could not be taken back',
  assignFailed: 'The parcels could not be given to the driver',
  refused: (count: number) => `${showNumber(count)} could not be given:`,
  dismiss: 'Dismiss',

  propose: 'Suggest drivers',
  goesTo: (driver: string) => `to ${driver}`,
  promisedFor: (day: string) => `Promised for ${day}`,
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
  planned: 'Planned',
  missing: 'Missing',
  back: 'All runs',
  runsFailed: 'The runs could not be loaded',
  dayList: (day: string) => `Runs of ${day}`,
  dayCount: (count: number) => plural(count, { one: '1 run', other: `${showNumber(count)} runs` }),
  newestRuns: (count: number) => `The newest ${showNumber(count)} runs. Choose a driver to see the others.`,
  allDrivers: 'All drivers',
  noRuns: 'No runs',
  noRunsHint: 'Choose another day.',
  noRunsOfDriver: 'The driver has no runs on this day. Choose another day, or all drivers.',
  parcelsHead: 'Parcels',
  cashCollected: 'Cash collected',
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
  visits: 'Pickups without booked parcels',
  requested: (count: number) => `${parcels(count)} requested`,
  takeOffWhich: (number: string) => `Take off ${number}`,
  parcel: 'Parcel',
  receiver: 'Receiver',
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
  overdue: 'Overdue',
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
  slip: 'Number of the card slip',
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
  handOutTitle: (run: string, who: string, isTo: boolean) => `Start ${run} ${isTo ? 'to' : 'with'} ${who}?`,
  handOutText: (count: number, cash: string) => `${parcels(count)}, ${cash} to collect.`,
  handOutPickups: (count: number, unbooked: number) =>
    [
      count > 0 &&
        `${parcels(count)} to collect. Starting the run accepts ${count === 1 ? 'it' : 'them'} for the driver.`,
      unbooked > 0 && unbookedOf(unbooked),
    ]
      .filter(Boolean)
      .join(' '),
  handOutUnloaded: (count: number) =>
    `${parcels(count)} ${count === 1 ? 'was' : 'were'} not scanned. Tick what the driver has; the rest stays here.`,
  hasAll: 'Driver has them',
  notHere: (holder: string) => (holder === '' ? 'not in this warehouse' : `not here: ${holder}`),
  nothingLoaded: 'Nothing is loaded yet. Scan the parcels, tick what the driver has, or cancel the run.',
  loadedText: (count: number) => `${parcels(count)} loaded.`,
  promisedLater: (count: number) =>
    count === 1
      ? '1 parcel is promised for a later day. Take it off, or it leaves today:'
      : `${parcels(count)} are promised for a later day. Take them off, or they leave today:`,
  onWrongRun: (count: number, goal: string) => {
    const [off, what] =
      count === 1
        ? ['Take it off', '1 parcel is on the wrong run: another warehouse delivers it.']
        : ['Take them off', `${parcels(count)} are on the wrong run: other warehouses deliver them.`];
    if (goal === '') return `${what} ${off}, or the driver has ${count === 1 ? 'it' : 'them'}:`;
    return `${what} ${off}, or ${count === 1 ? 'it goes' : 'they go'} to ${goal}:`;
  },
  staysWaiting: (count: number) => `${parcels(count)} for this run ${count === 1 ? 'stays' : 'stay'} here:`,
  handOutFailed: 'The run could not be started',

  close: 'Close run',
  closeTitle: (run: string) => `Close ${run}?`,
  closeText: (counts: Partial<Record<StopState, number>>) => {
    const counted = countStops(counts);
    return counted === '' ? 'The run has no stops.' : `Stops: ${counted}.`;
  },
  notBack: (count: number) =>
    `${parcels(count)} ${count === 1 ? 'is' : 'are'} neither delivered nor back. ${count === 1 ? 'It becomes' : 'Each becomes'} a follow-up:`,
  closeMissing: (count: number) => `Close, mark ${showNumber(count)} missing`,
  notVisited: (count: number, unbooked: number) =>
    `${load(count, unbooked)} ${count + unbooked === 1 ? 'has' : 'have'} no result. ${count + unbooked === 1 ? 'It waits' : 'They wait'} for a driver again:`,
  closeFailed: 'The run could not be closed',
  cancel: 'Cancel run',
  cancelTitle: (run: string) => `Cancel ${run}?`,
  cancelText: (count: number, unbooked: number) =>
    count + unbooked === 0
      ? 'The run has no parcels.'
      : `${load(count, unbooked)} ${count + unbooked === 1 ? 'waits' : 'wait'} for a driver again.`,
  keep: 'Keep it',
  cancelFailed: 'The run could not be cancelled',
  andMore: (count: number) => `and ${showNumber(count)} more`,

  print: 'Print',
  sheet: 'Run sheet',
  printSheet: 'Print run sheet',
  sheetFailed: 'The run sheet could not be loaded',
};

/** Texts of the drivers of today on the overview. */
export const todayText = {
  failed: 'The drivers of today could not be loaded',
  none: 'No driver has a run today',
  noneHint: 'A driver appears here with the first parcel given to them.',
  board: 'Open Runs',
  drivers,
  stops: countStops,
  overdue: (count: number) => `${showNumber(count)} overdue`,
  overdueHint: 'Overdue: the agreed hours are over, or the run left before today.',
  run: (driver: string, about: string) => `${driver}: ${about}`,
  cashOf: (driver: string, cash: string) => `${driver}: ${cash}`,
  all: (count: number) => `All ${drivers(count)}`,
  fewer: 'Show fewer',
  unmoved: 'No update for a day',
};

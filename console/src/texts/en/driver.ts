import { REASON_TEXTS } from '@tawseel/contract/facts/pickup-reasons';

const parcels = (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`);

type Unsent = { acts: number; pictures: number };

/** 'an act', '3 acts and 2 pictures'. */
const unsentOf = ({ acts, pictures }: Unsent) =>
  [
    acts > 0 && (acts === 1 ? '1 act' : `${acts} acts`),
    pictures > 0 && (pictures === 1 ? '1 picture' : `${pictures} pictures`),
  ]
    .filter(Boolean)
    .join(' and ');
const isOne = ({ acts, pictures }: Unsent) => acts + pictures === 1;

export const driverText = {
  title: 'My stops',
  city: (name: string) => name,
  area: (name: string) => name,
  noServer: 'This server has no driver page.',
  noServerHint: 'Ask your office for the right address.',
  noMemory: 'This phone cannot keep your day.',
  noMemoryHint:
    'The browser lets this page store nothing, so your work would be lost without a network. Open it in a normal window, not a private one, and make sure the phone has free space.',
  noMemoryWhy: (why: string) => `The browser says: ${why}`,
  again: 'Try again',

  signInTitle: 'Driver sign in',
  phone: 'Phone number',
  pin: 'PIN',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  phoneMissing: 'Enter your phone number.',
  pinMissing: 'Enter your PIN, 6 digits.',
  wrongPin: 'The phone number or the PIN is wrong. Ask your office if you forgot it.',
  notActive: 'You are not active. Call your office.',
  tooMany: 'Too many tries. Wait some minutes, then try again.',
  noNetwork: 'No network. Check your connection, then try again.',
  signInFailed: 'The sign-in failed. Try again.',
  pinTitle: 'Enter your PIN again',
  pinWhy: (name: string) => `${name}, your session ended. Nothing is lost: your work is sent after the PIN.`,
  pinLater: 'Later',
  pinAsked: 'Your session ended. Enter your PIN to send your work.',
  enterPin: 'Enter PIN',
  otherDriver: 'I am another driver',
  othersWait: (unsent: Unsent, name: string) =>
    isOne(unsent)
      ? `${unsentOf(unsent)} of ${name} waits on this phone. It is sent when ${name} signs in.`
      : `${unsentOf(unsent)} of ${name} wait on this phone. They are sent when ${name} signs in.`,

  tabs: { stops: 'Stops', scan: 'Scan', cash: 'Cash', more: 'More' },
  tabsLabel: 'Pages',

  allSent: 'All sent',
  nothingWaits: 'Nothing waits to be sent',
  notSent: (count: number, since: string) => `${count} not sent, since ${since}`,
  sendNow: 'Send now',
  offline: 'No network',
  notAnswering: 'The server does not answer. Trying again automatically.',
  notTaken: (message: string) => `The server refused your work: ${message} It stays on this phone.`,
  actNotTaken: (why: string) => `The server did not take this: ${why} Tell your office.`,
  pictures: { photo: 'Photo', signature: 'Signature' },
  pictureNotTaken: (picture: string, name: string, why: string) =>
    `The ${picture.toLowerCase()} of ${name} was not taken in: ${why} It stays on this phone for 7 days. Tell your office.`,
  longWait: 'Your work has not been sent for a long time, although there is a network. Call your office.',
  clockWrong: (minutes: number) => `The clock of this phone is wrong by ${minutes} minutes. Correct it.`,
  unread: 'Your stops could not be loaded',
  readAt: (time: string) => `Saved list from ${time}`,

  left: (left: number, all: number) => `${left} of ${all} left`,
  noStops: 'No stops yet',
  noStopsHint: 'Your stops come here when your run leaves.',
  allDone: 'All stops are done',
  allDoneHint: 'Go back to the hub.',
  over: (count: number) => `Done today (${count})`,
  codeAt: (code: string, time: string) => `${code} · ${time}`,
  recalled: (count: number) => `Bring ${parcels(count)} back`,
  recalledOf: (trackingID: string, name: string, why: string) =>
    `${trackingID}, ${name}: ${why === '' ? 'the order is cancelled' : why}`,
  leaveWith: { guard: 'Leave it with the guard.', neighbour: 'Leave it with a neighbour.' } as Readonly<
    Record<string, string>
  >,
  reload: 'Refresh',
  parcels,
  states: { pending: 'Open', done: 'Done', failed: 'Failed', skipped: 'Brought back' },
  kinds: { delivery: 'Delivery', return: 'Return', linehaul: 'Linehaul', pickup: 'Pickup' },
  attempts: (count: number) => (count === 1 ? '1 attempt so far' : `${count} attempts so far`),
  promised: (from: string, to: string) =>
    from && to ? `Promised ${from} to ${to}` : `Promised ${from || to}`,
  hours: (from: string, to: string) => `${from} to ${to}`,
  urgent: 'Urgent',
  collect: 'Collect',
  paid: 'Paid',
  nothingToCollect: 'Nothing to collect',

  back: 'Back',
  gone: 'This stop is no longer on this phone.',
  address: 'Address',
  makani: 'Makani',
  from: 'From',
  instructions: 'Instructions',
  parcelsHere: 'Parcels',
  tickThose: 'Tick the parcels this applies to.',
  call: 'Call',
  callSecond: 'Call 2',
  whatsApp: 'WhatsApp',
  whatsAppSecond: 'WhatsApp 2',
  map: 'Map',

  requested: (count: number) => (count === 0 ? 'Nothing booked' : `${count} requested`),
  notBooked: (count: number) =>
    count === 0
      ? 'The shop has booked no parcels yet. Collect what is there.'
      : `The shop requested ${parcels(count)} and has booked none yet. Collect what is there.`,
  takenUnbooked: 'What did you collect?',
  takenUnbookedHint: 'For example: 4 boxes. Your office reads this.',
  takenUnbookedMissing: 'Enter what you collected.',
  whyNothing: 'Why is nothing collected?',
  tickThere: 'Tick the parcels that are there.',
  thereOf: (count: number, all: number) => `${count} of ${parcels(all)} there`,
  allThere: (count: number) => (count === 1 ? 'It is there' : `All ${count} there`),
  scanToTick: 'Scan',
  tick: 'Tick',
  ticked: (code: string) => `${code} is ticked.`,
  notOfShop: (code: string) => `${code} is not to be collected here.`,
  collected: 'Collected',
  notCollected: 'Not collected',
  taken: (count: number) => `${parcels(count)} collected`,
  whyLeft: (count: number) =>
    count === 1 ? 'Why is 1 parcel not collected?' : `Why are ${count} parcels not collected?`,
  handedOverBy: 'Who handed over? (optional)',
  pickupStates: { pending: 'Open', done: 'Collected', failed: 'Not collected', skipped: 'Not visited' },

  delivered: 'Delivered',
  failed: 'Failed',
  handBack: 'Hand back',
  justDone: (name: string, acts: readonly (readonly [string, number])[]) => {
    const [[only, count] = ['', 0], ...others] = acts;
    if (others.length === 0 && count === 1) return `${name}: ${only}`;
    return `${name}: ${acts.map(([act, of]) => `${act}, ${parcels(of)}`).join('; ')}`;
  },
  undo: 'Undo',
  reopen: 'Reopen',
  reopenAsk: 'The result and any cash you collected here are taken back.',
  reopenYes: 'Yes, reopen',
  reopenNo: 'Keep it',
  reopenOf: (trackingID: string) => `Reopen ${trackingID}`,
  done: 'Done',
  notKept: 'This could not be stored on your phone, so it is not done. Free some space, then try again.',
  alreadyOver: 'This stop was done already.',

  takeCash: 'Collect in cash',
  gotIt: 'Cash received',
  otherAmount: 'Another amount',
  card: 'Card',
  amount: 'Amount in AED',
  cardAmount: 'Paid by card, in AED',
  slip: 'Number of the slip',
  note: 'Note',
  amountWrong: 'Enter an amount, like 249.90.',
  amountHigh: 'This is more than the amount to collect.',
  amountFar: (amount: string, due: string, isMore: boolean) =>
    `${amount} is far ${isMore ? 'more' : 'less'} than the ${due} to collect. Correct it, or confirm that you received it.`,
  amountFarYes: (amount: string) => `I received ${amount}`,
  whyOther: 'Why is it another amount?',
  noteMissing: 'Enter why the amount differs.',
  slipMissing: 'Enter the number of the slip.',
  restInCash: (money: string) => `The rest in cash: ${money}`,
  next: 'Next',

  who: 'Who took it?',
  name: 'Name',
  nameMissing: 'Enter the name of the person who took it.',
  relation: 'Who is that?',
  relations: {
    self: 'Receiver',
    family: 'Family',
    guard: 'Guard',
    colleague: 'Colleague',
    neighbour: 'Neighbour',
    other: 'Other',
  },
  why: 'Why did it fail?',
  reasons: REASON_TEXTS.en,

  ways: { photo: 'Photo', signature: 'Signature', code: 'Code', none: 'Without proof' },
  addPhoto: (added: number) => (added === 0 ? 'Add a photo' : `Add a photo (${added} added)`),
  pictureTroubles: {
    unreadable: 'This picture cannot be read. Take another one.',
    insecure: 'This page takes no pictures: its address does not begin with https. Tell your office.',
  },
  signHere: 'Field to sign in',
  signatureMissing: 'Let them sign in the field first.',
  clear: 'Clear',
  doorCode: 'Delivery code',
  doorCodeHint: 'Ask the receiver for the 5 digits.',
  codeShort: 'Enter all 5 digits.',
  codeSlip: 'A digit is wrong. Ask for the code once more.',
  whyNoProof: 'Why is there no proof?',
  whyNoPhoto: 'Why is there no photo?',
  whyHint: 'Your office reads this.',
  whyMissing: 'Enter a reason.',
  photoWanted: 'Take a photo of the door or of the parcel.',
  photoOfDamage: 'Take a photo of the damage.',
  noPhoto: 'No photo possible',
  askedWhen: 'When should we come?',
  askedWhenHint: 'Your office reads this, and confirms the day.',
  dayWanted: 'Day',
  hoursWanted: 'Time',
  anyHours: 'Any time',
  dayMissing: 'Choose the day that the receiver asked for.',
  askedWhenMissing: 'Enter what the receiver asked for.',

  scanTitle: 'Find a parcel',
  openCamera: 'Open the camera',
  code: 'Code on the label',
  find: 'Find',
  notHere: (code: string) => `${code} is not on your run.`,

  cashTitle: 'Cash',
  cashNone: 'You hold no cash',
  cashTotal: 'In your hands',
  cashUnsent: 'not sent yet',
  cashLate: 'came too late',
  cashChange: 'Change that you were given',
  cashSum: 'Together',
  cashHandedIn: (money: string, time: string, number: number) =>
    `Handed in at ${time}: ${money}, receipt ${number}.`,
  cashMissing: (money: string) => `${money} was missing.`,
  cashTooMuch: (money: string) => `${money} was too much.`,
  cashList: 'Collected from',
  cashToHandIn: 'To hand in',
  expenses: 'Expenses',
  expenseAdd: 'Add expense',
  expenseTitle: 'What did you pay for?',
  expenseKinds: {
    fuel: 'Fuel',
    parking: 'Parking',
    toll: 'Salik or Darb',
    repair: 'Repair',
    other: 'Something else',
  },
  expensePhoto: (isTaken: boolean): string =>
    isTaken ? 'Photo taken. Take another' : 'Photo of the receipt',
  expenseMost: (money: string) => `At most ${money}. Ask your office first.`,
  expenseNoteMissing: (isOther: boolean): string =>
    isOther ? 'Enter what you paid for.' : 'Take a photo of the receipt, or enter why there is none.',
  expenseFar: (money: string) => `${money} is a lot. Correct it, or press Done again.`,
  expenseOver: (reason: string) => `Not accepted: ${reason}`,
  expenseRemove: 'Remove',
  expenseRemoveIt: (kind: string) => `Remove the expense ${kind}`,
  expensesMore: 'You spent more than you hold. What is left stays for a later hand-in.',
  byCard: (money: string) => `Card ${money}`,
  inCash: (money: string) => `${money} in cash`,
  takenBy: (name: string, relation: string) => `${name} (${relation})`,
  pictureCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),

  moreTitle: 'More',
  signedInAs: (name: string) => `Signed in as ${name}`,
  runs: 'Your runs',
  vehicle: (number: string) => `Vehicle ${number}`,
  callHub: (name: string) => `Call ${name}`,
  office: 'Handled by the office',
  officeHint: 'The office handles these. You do not need to do anything, unless it says so below.',
  results: { late: 'Too late', refused: 'Not taken' },
  acts: {
    delivered: 'Delivered',
    failed: 'Failed',
    handed_back: 'Handed back',
    collected: 'Collected',
    not_collected: 'Not collected',
    reopened: 'Reopened',
    called: 'Called',
  },
  waitingTitle: 'Not sent yet',
  position: 'Your location',
  positionHint: 'Recorded only when you act at a stop.',
  positionOff: 'Your phone does not share its location with this page. Allow it in the browser settings.',
  install: 'Put this page on your home screen',
  installHint: 'In the menu of your browser: Add to Home screen. It then opens without a network.',
  signOut: 'Sign out',
  signOutAsk: (unsent: Unsent) =>
    isOne(unsent)
      ? `${unsentOf(unsent)} is not sent yet. It stays on this phone, and is sent when you sign in here again.`
      : `${unsentOf(unsent)} are not sent yet. They stay on this phone, and are sent when you sign in here again.`,
  signOutYes: 'Sign out anyway',
  stay: 'Stay',
};

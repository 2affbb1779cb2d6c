import type { CallOutcome, LeftWith } from '@tawseel/contract/facts/calls';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

/** The contact queue: receivers who are to be called. */
export const contactText = {
  title: 'Contact',
  queueFailed: 'The queue could not be loaded',
  caseFailed: 'The case could not be loaded',
  due: (count: number) =>
    plural(count, { one: '1 receiver to call now', other: `${showNumber(count)} receivers to call now` }),
  taken: (count: number) => `${showNumber(count)} taken`,
  later: (count: number) => `${showNumber(count)} later`,
  dueHint: 'Take the next one. For 5 minutes nobody else gets it.',
  empty: 'Nobody to call now',
  emptyTaken: 'Others are calling the last ones.',
  nextDue: (when: string) => `next due ${when}`,
  nextAt: (when: string) => `The next call is due ${when}.`,
  emptyHint: 'Failed attempts appear here.',
  next: 'Next case',
  nextFailed: 'The next case could not be taken',

  about: { call: 'Call', return: 'Return proposed' },
  yours: (until: string) => `Yours until ${until}`,
  ranOut:
    'Your 5 minutes are over, so a colleague may take this case. What you typed stays, and can be saved until then.',
  again: 'Claim again',
  othersCase: (name: string, until: string) => `${name} works on this case until ${until}.`,
  done: (outcome: string) => (outcome === '' ? 'This case is done.' : `This case is done: ${outcome}`),
  claimFailed: 'The case could not be claimed',

  receiver: 'Receiver',
  phone: 'Phone',
  secondPhone: 'Second phone',
  whatsApp: 'WhatsApp',
  dial: (phone: string) => `Call ${phone}`,
  address: 'Address',
  instructions: 'Instructions',
  sender: 'Sender',
  cash: 'To collect',
  paid: 'Paid',
  contents: 'Contents',
  order: 'Order',
  note: 'Why',
  opened: 'Since',

  calls: 'Calls',
  noCalls: 'No calls yet.',
  callOf: (outcome: string, note: string) => [outcome, note].filter(Boolean).join(': '),
  by: (name: string) => `by ${name}`,
  nextCall: (when: string) => `next call ${when}`,

  result: 'Result of the call',
  outcomes: {
    agreed: 'Day agreed',
    other_address: 'Other address',
    other_phone: 'Other phone',
    refused: 'Refused',
    no_answer: 'No answer',
    leave_with: 'Leave with someone',
    call_later: 'Call later',
    return: 'Return to sender',
  } satisfies Record<CallOutcome, string>,
  steps: {
    agreed: 'A driver goes there on that day.',
    other_address: 'The order is corrected; name a day if one was agreed.',
    other_phone: 'The phone is saved as the second phone, and the case is due at once.',
    refused: 'The return is proposed.',
    no_answer: 'Called again on the next working day; after three days the return is proposed.',
    leave_with: 'A driver leaves it there on that day.',
    call_later: 'Due again at that time, tomorrow if it has passed; in two hours if none is given.',
    return: 'No more delivery attempts are made.',
  } satisfies Record<CallOutcome, string>,
  day: 'Day',
  from: 'From',
  to: 'To',
  noteField: 'Note',
  noteHint: 'For the driver, where a day is agreed.',
  street: 'Street',
  area: 'Area',
  building: 'Building',
  landmark: 'Landmark',
  otherPhone: 'Phone',
  leaveWith: 'With whom',
  leftWith: { guard: 'Guard', neighbour: 'Neighbour' } satisfies Record<LeftWith, string>,
  askCash: (amount: string) => `${amount} is to be collected. Will that person pay it? Ask, then save again.`,
  askPrice: (from: string, to: string) =>
    `This address changes the delivery charge from ${from} to ${to}. Save again to confirm it.`,
  save: 'Save, next case',
  saveFailed: 'The call could not be saved',

  keys: 'Contact',
  keyTexts: {
    next: 'Take the next case',
    dial: 'Call the receiver',
    outcome: 'Result',
    tomorrow: 'Tomorrow',
    return: 'Return to sender, where it is proposed',
    save: 'Save, and take the next case',
  },
  tomorrow: 'Tomorrow',
};

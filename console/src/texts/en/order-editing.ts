import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const editingText = {
  acts: 'Order actions',
  moveTo: 'Change status to',
  moves: {
    created: 'Created',
    accepted: 'Ready for pickup',
    unpick: 'Not picked up',
    pickup: 'Picked up',
    warehouse: 'In the warehouse',
    assignedtodriver: 'With a driver',
    delivered: 'Delivered',
    return: 'Returned',
  },
  moved: (trackingID: string, status: string) => `${trackingID} is now: ${status}`,
  moveFailed: 'The status could not be changed',
  correct: 'Correct',
  cancelOrder: 'Cancel order',
  printLabels: 'Print labels',
  selectOrders: 'Select orders',
  cash: (amount: string) => `Record cash received: ${amount}`,
  cashQuestion: (amount: string) => `Record ${amount} received?`,
  cashAbout: (orders: string) => `For ${orders}. Delivery charges are not included.`,
  cashYes: 'Record cash received',
  cashOf: (count: number, amount: string) =>
    plural(count, { one: `1 order, ${amount}`, other: `${count} orders, ${amount}` }),
  cashOrders: (count: number) => plural(count, { one: '1 order', other: `${count} orders` }),
  cashTooMany: (most: number) => `At most ${most} orders at once.`,
  select: (trackingID: string) => `Select order ${trackingID}`,
  selected: 'Selected',
  selectPage: 'Select all on this page',
  clearSelection: 'Clear selection',
  cashFailed: 'The cash could not be recorded',
  undoes: {
    status: (back: string) => `Undo: back to ${back}`,
    cancelled: () => 'Undo: cancellation',
    cashHandedIn: () => 'Undo: cash received',
  },
  undoFailed: 'This could not be undone',
  undoLeft: (seconds: number) =>
    seconds >= 60
      ? plural(Math.floor(seconds / 60), {
          one: 'Possible for 1 more minute.',
          other: `Possible for ${Math.floor(seconds / 60)} more minutes.`,
        })
      : 'Possible for less than a minute.',
  cancelTitle: (trackingID: string) => `Cancel order ${trackingID}?`,
  cancelAbout:
    'Its revenue and cash no longer count, and its status can no longer be changed. Other systems show it as returned.',
  cancelYes: 'Cancel the order',
  cancelNo: 'Keep it',
  cancelFailed: 'The order could not be cancelled',
  reason: 'Reason',
  reasonHint: 'Shown in the history of the order.',
  missing: 'Must not be empty.',
};

export const orderFormText = {
  newTitle: 'New order',
  correctTitle: (trackingID: string) => `Correct order ${trackingID}`,
  sender: 'Sender',
  registered: 'Registered sender',
  registeredHint: 'Type a name or phone. If empty, individual rates apply.',
  noSuchSender: 'Registered sender not found. Choose one from the list, or leave this empty.',
  receiver: 'Receiver',
  parcel: 'Parcel',
  payment: 'Payment',
  name: 'Name',
  phone: 'Phone',
  senderAddress: 'Address',
  city: 'City',
  chooseCity: 'Choose a city',
  cityMissing: 'Choose a city.',
  area: 'Area',
  street: 'Street and building',
  moreOfAddress: 'More about the address',
  building: 'Building, floor and flat',
  landmark: 'Landmark',
  makani: 'Makani number',
  secondPhone: 'Second phone',
  title: 'Contents',
  method: 'Payment method',
  methods: { COD: 'Cash on delivery', Card: 'Card', Wallet: 'Wallet' },
  value: 'Order value',
  aed: 'AED',
  reference: "Sender's reference",
  details: 'Details',
  warehouse: 'Warehouse',
  nearest: 'By the pickup city',
  cancel: 'Cancel',
  save: 'Create order',
  saveCorrection: 'Save',
  saveAt: (price: string) => `Save at ${price}`,
  failed: 'Not saved.',
  lost: 'The connection was lost, so this may or may not be saved. Save again: the order is never created twice.',
  savedBefore:
    'The order was saved before the connection was lost, without your later changes. Find it in the list and correct it there.',
  doneAbout: (price: string) =>
    `Order created. Price: ${price}. Tracking ID to tell the sender or write on the parcel:`,
  another: 'Create another order',
  close: 'Close',
  changedMeanwhile: 'Someone else changed this order while you were editing.',
  nothingChanged: 'Nothing has changed yet.',
  newPrice: (before: string, after: string) =>
    `The price changes from ${before} to ${after}. Save again to confirm it.`,
  reasonNeeded: 'Required, because the order is already on its way. Shown in its history.',
  reason: 'Reason',
};

export const areaText = {
  /** Followed by the name that an area is listed by. */
  knownAs: 'Listed as:',
  unknown: (city: string) => `No area of ${city} is known by this name. It is saved as typed.`,
  noPlace: 'Not found. Type an emirate or an area, like Al Ain.',
  meant: 'Which one?',
  inCity: (area: string, city: string) => `${area}, ${city}`,
  place: (city: string, area: string) => `${city} · ${area}`,
};

/** Texts of the window of an order on our own server. */
export const orderWindowText = {
  more: 'More actions',
  groups: { status: 'Change status', receiver: 'Receiver', delivery: 'Delivery', order: 'Order' },
  callReceiver: 'Call receiver',
  give: 'Give to a driver',
  giveTitle: (trackingID: string) => `Give ${trackingID} to a driver`,
  driver: 'Driver',
  chooseDriver: 'Choose a driver',
  noDrivers: 'No driver of this warehouse is active.',
  driversFailed: 'The drivers could not be loaded',
  giveFailed: 'The parcel could not be given to a driver',
  notFound: 'The order could not be loaded',
  previous: 'Previous order',
  next: 'Next order',
  count: 'Count',
};

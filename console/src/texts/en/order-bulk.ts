import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

const ofOrders = (count: number) => plural(count, { one: '1 order', other: `${showNumber(count)} orders` });

/** Acts on several orders of a list at once. */
export const bulkText = {
  chosen: ofOrders,
  most: (most: number) => `At most ${most} orders at once.`,
  chooseAll: (count: number) =>
    plural(count, { one: 'Select the order found', other: `Select all ${showNumber(count)} found` }),
  tooMuch: (most: number) => `Narrow the filter to ${most} orders to select all that are found.`,
  allFailed: 'The orders could not be loaded',
  promise: 'Promise a day',
  cancel: 'Cancel orders',
  giveTitle: (count: number) => `Give ${ofOrders(count)} to a driver`,
  warehouse: 'Warehouse',
  promiseTitle: (count: number) => `Promise a day for ${ofOrders(count)}`,
  cancelTitle: (count: number) => `Cancel ${ofOrders(count)}?`,
  cancelAbout:
    'Their revenue and cash no longer count, and their status can no longer be changed. Other systems show them as returned.',
  cancelYes: (count: number) => `Cancel ${ofOrders(count)}`,
  cancelNo: 'Keep them',
  progress: (sent: number, count: number) => `${showNumber(sent)} of ${showNumber(count)} sent`,
  done: (done: number, count: number, before: number) => {
    const all = done === count ? ofOrders(count) : `${showNumber(done)} of ${ofOrders(count)}`;
    return before === 0 ? `Done for ${all}` : `Done for ${all}, ${showNumber(before)} of them earlier`;
  },
  notSent: 'Not sent. Try again.',
  noAnswer: 'No answer: it may be done. Try again.',
  refusedTitle: (count: number) =>
    plural(count, { one: '1 order was refused', other: `${showNumber(count)} orders were refused` }),
  refusedAbout: (isDoneForOthers: boolean): string =>
    isDoneForOthers ? 'They stay selected. All others are done.' : 'They stay selected.',
  close: 'Close',
};

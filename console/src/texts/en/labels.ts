import type { LabelChange } from '@tawseel/contract/facts/labels';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

function whatChanged(changes: readonly LabelChange[]): string {
  if (changes.length > 1) return 'The cash to collect and the address have';
  return changes.includes('cash') ? 'The cash to collect has' : 'The address has';
}

export const labelsText = {
  printOne: 'Print label',
  title: (count: number) =>
    plural(count, { one: 'Print 1 label', other: `Print ${showNumber(count)} labels` }),
  titleOf: (trackingID: string) => `Print label of ${trackingID}`,
  size: 'Paper',
  sizes: { '4x6': '4 × 6 in', a6: 'A6', a4: 'A4, 4 labels' },
  copies: 'Copies of each',
  reason: 'Reason for printing again',
  reasonHint: 'Kept with the order.',
  reasonMissing: 'Must not be empty.',
  reasons: [
    'The printer jammed',
    'The label was damaged',
    'The label was lost',
    'Printed on the wrong paper',
  ],
  preview: 'Print preview',
  previewOf: (count: number) => `The first ${count} labels`,
  previewFailed: 'There is no preview',
  print: 'Print',
  printFailed: 'The labels could not be printed',
  printed: (count: number) =>
    plural(count, {
      one: '1 label was recorded as printed.',
      other: `${showNumber(count)} labels were recorded as printed.`,
    }),
  again: 'Show the print window again',
  close: 'Close',

  labels: 'Labels',
  never: 'Not printed yet.',
  changed: (changes: readonly LabelChange[]) =>
    `${whatChanged(changes)} changed since the label was printed. Print it again.`,
  printedOn: (size: string, copies: number) =>
    copies === 1 ? `Printed on ${size}` : `Printed on ${size}, ${copies} copies`,

  blank: 'Blank labels',
  blankAbout: 'Each has a new code. It stands for an order once it is bound to one.',
  count: 'How many',
  countWrong: (most: number) => `A whole number from 1 to ${most}.`,
  test: 'Printer test',
};

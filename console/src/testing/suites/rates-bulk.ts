import { expect, test } from 'vitest';
import { button, fill, foreign, keys, press, screen, shownToasts, type, within } from '../console.tsx';
import { actionSuite } from './action.ts';
import { expectNoQuestion, NO_TOKEN_STORED, openRates, question, type RatesWindow } from './rates.ts';

/** Differences between the two bulk boxes; both are a company's. */
export type BulkBox = {
  rates: RatesWindow;
  label: string;
  /** Call of the bulk update, and its body for a rate of 15.5. */
  call: string;
  body: () => object;
  /** Toast once it is done. */
  done: string;
};

const PHRASE = 'UPDATE ALL RATES';

export const phraseBox = () => within(question()).getByRole('textbox', { name: 'Confirmation phrase' });
export const confirmButton = () => button('Confirm Update', question());

export function bulkBox(label: string) {
  const box = screen.getByLabelText<HTMLInputElement>(label);
  return { box, update: button('Update All', box.form!) };
}

/** Opens the window and asks for a bulk update to 15.5. */
export async function askBulk({ rates, label }: BulkBox): Promise<{ dialog: HTMLElement; box: HTMLElement }> {
  const dialog = await openRates(rates);
  const { box, update } = bulkBox(label);
  await fill(box, '15.5');
  await press(update);
  expect(question()).toHaveTextContent('AED 15.50');
  return { dialog, box };
}

/** Types the phrase and confirms. */
export async function confirmBulk(): Promise<void> {
  await fill(phraseBox(), PHRASE);
  await press(confirmButton());
}

/** Checks of each of the two bulk boxes. */
export function bulkSuite(bulk: BulkBox): void {
  const { rates, label, call, body, done } = bulk;

  test('a bulk update that is cancelled sends nothing and keeps its rate, and closing asks about it', async () => {
    const { dialog, box } = await askBulk(bulk);
    await fill(phraseBox(), PHRASE);
    await press(button('Cancel', question()));
    expectNoQuestion();
    expect(box).toHaveDisplayValue('15.5');
    await keys('{Escape}');
    expect(question()).toHaveTextContent('Your changes are not saved yet.');
    await press(button('Stay', question()));
    expect(box).toHaveDisplayValue('15.5');
    await fill(box, '');
    await keys('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(foreign.asked(call)).toEqual([]);
  });

  actionSuite('a bulk update', {
    call,
    start: () => askBulk(bulk),
    act: async () => {
      if (!screen.queryByRole('alertdialog')) await press(bulkBox(label).update);
      await confirmBulk();
    },
    failed: 'Failed to update rates',
    unanswered: 'Error updating rates',
    noToken: NO_TOKEN_STORED,
    expectKept: () => expect(bulkBox(label).box).toHaveDisplayValue('15.5'),
  });

  test('a confirmed bulk update is sent without the phrase, says so, and the rates are read again', async () => {
    const { box } = await askBulk(bulk);
    const reads = foreign.asked(rates.list).length;
    await confirmBulk();
    expect(shownToasts()).toEqual([done]);
    expect(box).toHaveDisplayValue('');
    const sent = foreign.asked(call).map(({ token, body: sentBody }) => ({ token, body: sentBody }));
    expect(sent).toEqual([{ token: 'falcon-token', body: body() }]);
    expect(foreign.asked(rates.list)).toHaveLength(reads + 1);
  });
}

/** Checks of what the two bulk boxes share: one box and one question. */
export function everyBulkSuite(bulk: BulkBox): void {
  const { rates, label, call } = bulk;

  test('Update All does nothing while its box is empty, and refuses a rate below 0', async () => {
    await openRates(rates);
    const { box, update } = bulkBox(label);
    await press(update);
    box.focus();
    await keys('{Enter}');
    expectNoQuestion();
    expect(shownToasts()).toEqual([]);
    await type(box, '-12.5');
    expect(box).toHaveDisplayValue('-12.5');
    await press(update);
    expect(box).toHaveAccessibleDescription('Must be 0 or more.');
    expectNoQuestion();
    expect(foreign.asked(call)).toEqual([]);
  });

  test('Confirm Update is disabled until the exact phrase is typed, and a wrong one is named', async () => {
    await askBulk(bulk);
    const wrong = 'Please type the exact confirmation phrase';
    expect(within(question()).getByText(PHRASE)).toBeVisible();
    expect(confirmButton()).toBeDisabled();
    expect(phraseBox()).not.toHaveAccessibleDescription(wrong);
    for (const typed of ['update all rates', `${PHRASE} `, 'UPDATE ALL RATE']) {
      await fill(phraseBox(), typed);
      expect(phraseBox()).toHaveAccessibleDescription(wrong);
      expect(confirmButton()).toBeDisabled();
      await keys('{Enter}');
      expect(question()).toBeVisible();
    }
    await fill(phraseBox(), PHRASE);
    expect(within(question()).queryByText(wrong)).toBeNull();
    expect(confirmButton()).toBeEnabled();
    expect(foreign.asked(call)).toEqual([]);
  });
}

// @vitest-environment jsdom
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import '../../testing/page.tsx';
import { english } from '../../texts/en/driver-english.ts';
import { loadTexts, speak } from '../../texts/language.ts';

let MoneyStep: typeof import('./money-step.tsx').MoneyStep;
let CodeStep: typeof import('./code-step.tsx').CodeStep;
let text: typeof import('../../texts/en/driver.ts').driverText;

// Only this entry's English has the texts of these modules, and modules are given those of the language spoken.
beforeAll(async () => {
  await speak(english);
  ({ MoneyStep } = await import('./money-step.tsx'));
  ({ CodeStep } = await import('./code-step.tsx'));
  await loadTexts();
  ({ driverText: text } = await import('../../texts/en/driver.ts'));
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

function takeOther(due: number, typed: string) {
  const onGiven = vi.fn();
  render(<MoneyStep due={due} onGiven={onGiven} onBack={() => undefined} />);
  press(text.otherAmount);
  type(text.amount, typed);
  return { onGiven, taken: () => onGiven.mock.lastCall?.[0].cash };
}

test.each(['250,00', '٢٥٠٫٠٠', '۲۵۰', '249.90', '\u202a249.75\u202c'])(
  'accepts %s for 249.90 without a note, because there is no smaller coin',
  (typed) => {
    const { taken } = takeOther(249.9, typed);
    press(text.next);
    expect(Math.abs(taken() - 249.9)).toBeLessThan(0.25);
  },
);

test.each(['250.01', '250.15', '249,74', '٢٠٠'])('asks for a note about %s for 249.90', (typed) => {
  const { onGiven, taken } = takeOther(249.9, typed);
  press(text.next);
  expect(onGiven).not.toHaveBeenCalled();
  screen.getByText(text.noteMissing);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: text.whyOther }));
  type(text.whyOther, 'No change');
  press(text.next);
  expect(taken()).toBeGreaterThan(0);
});

test.each([
  ['24990', 249.9, 24990],
  ['٢٤٩٩', 249.9, 2499],
  ['1,300', 249.9, 1300],
  ['٢٤٫٩', 249.9, 24.9],
])('asks for confirmation of %s, with the full amount, where %d is due', (typed, due, amount) => {
  const { onGiven, taken } = takeOther(due, typed);
  type(text.whyOther, 'Asked for it');
  press(text.next);
  expect(onGiven).not.toHaveBeenCalled();
  const money = `AED ${amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
  expect(screen.getByRole('alert').textContent).toBe(text.amountFar(money, 'AED 249.90', amount > due));
  expect((screen.getByLabelText(text.amount) as HTMLInputElement).value).toBe(typed);
  press(text.amountFarYes(money));
  expect(taken()).toBe(amount);
});

test('an amount can be corrected when asked about it', () => {
  const { taken } = takeOther(249.9, '24990');
  type(text.whyOther, 'No change');
  press(text.next);
  type(text.amount, '249,90');
  press(text.next);
  expect(taken()).toBe(249.9);
});

test.each([
  (code: string) => code,
  (code: string) => `${code.slice(0, 2)} ${code.slice(2)}\u200b`,
  (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  (code: string) => code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
])('a door code is read in the digits of any keyboard, and stays as it was typed (%#)', (form) => {
  const code = withCheckDigit('1234');
  const onDone = vi.fn();
  render(
    <CodeStep isBusy={false} problem={undefined} besides={null} onDone={onDone} onBack={() => undefined} />,
  );
  type(text.doorCode, form(code));
  expect((screen.getByLabelText(text.doorCode) as HTMLInputElement).value).toBe(form(code));
  press(text.done);
  expect(onDone).toHaveBeenCalledWith(code);
});

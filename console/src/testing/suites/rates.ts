import { expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import { button, foreign, keys, open, press, release, screen, shownToasts, within } from '../console.tsx';

/** One of the four windows that rates are set in. */
export type RatesWindow = {
  name: string;
  tab: 'individual' | 'company';
  /** Text of the button that opens it, before the company's name in a company's row. */
  button: string;
  /** Names of the two modes, normal first. */
  modes: readonly [string, string];
  /** Call that reads its rates. */
  list: string;
  /** Toast when the list fails with the message 'The depot is closed'; absent if there is none. */
  listFailed?: string;
};

/** Company of the foreign host, in Dubai. */
export const COMPANY = 'Gulf Books';

export const companyId = () => foreign.store.senders.find(({ name }) => name === COMPANY)?._id;

const nameOf = (rates: RatesWindow) =>
  rates.tab === 'company' ? `${rates.button}: ${COMPANY}` : rates.button;

/** Opens the users and there a window of rates; with `openOurs`, on our server. */
export async function openRates(
  rates: RatesWindow,
  openAt: (address: string) => Promise<void> = open,
): Promise<HTMLElement> {
  await openAt(`${addresses.users}?tab=${rates.tab}`);
  await press(nameOf(rates));
  return screen.getByRole('dialog', { name: nameOf(rates) });
}

/** Returns the confirmation dialog. */
export const question = () => screen.getByRole('alertdialog');
export const expectNoQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull();

/** Toast of each window of rates if no token is stored. */
export const NO_TOKEN_STORED = 'Authentication token is missing';

/** Checks of each of the four windows; each has rates in the normal mode. */
export function ratesSuite(rates: RatesWindow): void {
  const { tab, modes, list, listFailed } = rates;
  const rateButtons = (dialog: HTMLElement) =>
    within(dialog).queryAllByRole('button', { name: /^(Save|Edit) / });
  const expectNoneShown = (dialog: HTMLElement) => {
    expect(rateButtons(dialog)).toEqual([]);
    expect(within(dialog).queryByText(/rates found/)).toBeNull();
  };

  test('opens by keyboard in normal mode, urgent is one press away, and Escape returns the focus', async () => {
    await open(`${addresses.users}?tab=${tab}`);
    const opener = button(nameOf(rates));
    opener.focus();
    await keys('{Enter}');
    const dialog = screen.getByRole('dialog', { name: nameOf(rates) });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const [normal, urgent] = [button(modes[0], dialog), button(modes[1], dialog)];
    expect(normal).toHaveAttribute('aria-pressed', 'true');
    await press(urgent);
    expect(urgent).toHaveAttribute('aria-pressed', 'true');
    expect(normal).toHaveAttribute('aria-pressed', 'false');
    await keys('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  test('shows neither rates nor their absence while they load', async () => {
    foreign.next(list, 'hang');
    const dialog = await openRates(rates);
    expect(button(modes[0], dialog)).toBeVisible();
    expectNoneShown(dialog);
    await release();
    expect(rateButtons(dialog)[0]).toBeVisible();
  });

  test('does not show a failed load as an empty list, and Retry loads it', async () => {
    foreign.next(list, { status: 500, body: { message: 'The depot is closed' } });
    const dialog = await openRates(rates);
    expect(within(dialog).getByRole('alert')).toBeVisible();
    expect(shownToasts()).toEqual(listFailed ? [listFailed] : []);
    expectNoneShown(dialog);
    await press('Retry');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(rateButtons(dialog)[0]).toBeVisible();
  });
}

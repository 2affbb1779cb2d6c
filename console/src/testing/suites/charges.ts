import { expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import {
  button,
  fill,
  foreign,
  keys,
  open,
  press,
  release,
  screen,
  shownToasts,
  type,
  within,
} from '../console.tsx';
import type { ForeignHost, Row } from '../foreign-host/foreign-host.ts';
import { actionSuite } from './action.ts';

/** Differences between the three sections; charges are those of the foreign host. */
export type Section = {
  title: string;
  list: string;
  update: string;
  rows: (host: ForeignHost) => Row[];
  columns: RegExp[];
  /** A charge of the section, as its row names it, and its place in the host's list. */
  charge: string;
  at: number;
  /** Fields sent besides id and price when only the price was changed. */
  sent: Row;
  done: string;
  /** Toast if the server gives no reason; a section without it fails silently. */
  failed?: string;
};

export const tableOf = ({ title }: Section) => screen.getByRole('table', { name: title });

export function findRow(section: Section, charge = section.charge): HTMLElement | undefined {
  const rows = screen.queryByRole('table', { name: section.title })?.querySelectorAll('tbody tr');
  return [...(rows ?? [])].find((row): row is HTMLElement => row.textContent.includes(charge));
}

export function rowOf(section: Section, charge = section.charge): HTMLElement {
  const row = findRow(section, charge);
  if (!row) throw new Error(`No row of ${charge}.`);
  return row;
}

export const cellOf = (section: Section, charge: string, at: number) =>
  within(rowOf(section, charge)).getAllByRole('cell')[at]!;

export const priceBox = (charge: string) =>
  screen.getByRole('spinbutton', { name: `Price (Dirham), ${charge}` });
export const volumeBox = (charge: string) =>
  screen.getByRole('spinbutton', { name: `Max volume (cm³), ${charge}` });

export async function edit(charge: string): Promise<void> {
  await open(addresses.prices);
  await press(`Edit ${charge}`);
}

/** Checks of each section of the prices. */
export function chargesSuite(section: Section): void {
  const { title, list, update, rows, columns, charge, at, sent, done, failed } = section;
  const sentBodies = () => foreign.asked(update).map(({ body }) => body);

  test(`${title}: names its columns and shows every price as money`, async () => {
    await open(addresses.prices);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    const heads = within(tableOf(section)).getAllByRole('columnheader');
    expect(heads).toHaveLength(columns.length);
    for (const [column, head] of heads.entries()) expect(head).toHaveTextContent(columns[column]!);
    expect(rowOf(section)).toHaveTextContent(/AED \d+\.\d\d/);
  });

  test(`${title}: shows neither charges nor their absence while they load`, async () => {
    foreign.next(list, 'hang');
    await open(addresses.prices);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('No charges found.')).toBeNull();
    expect(findRow(section)).toBeUndefined();
    await release();
    expect(rowOf(section)).toBeVisible();
  });

  test(`${title}: does not show a failed load as an empty list, and Retry loads it`, async () => {
    foreign.next(list, { status: 500 });
    await open(addresses.prices);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('No charges found.')).toBeNull();
    expect(shownToasts()).toEqual([]);
    await press('Retry');
    expect(rowOf(section)).toBeVisible();
  });

  test(`${title}: edits in the row, by keyboard too, and Cancel restores it`, async () => {
    await open(addresses.prices);
    button(`Edit ${charge}`).focus();
    await keys('{Enter}');
    expect(within(rowOf(section)).getAllByRole('spinbutton')[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: `Edit ${charge}` })).toBeNull();
    await fill(priceBox(charge), '77');
    await press(`Cancel ${charge}`);
    expect(rowOf(section)).not.toHaveTextContent('77');
    expect(button(`Edit ${charge}`)).toHaveFocus();
    await keys('{Enter}');
    await fill(priceBox(charge), '78');
    await keys('{Escape}');
    expect(rowOf(section)).not.toHaveTextContent('78');
    expect(button(`Edit ${charge}`)).toHaveFocus();
    expect(sentBodies()).toEqual([]);
  });

  test(`${title}: does not send a missing or negative price, and sends one of three decimals`, async () => {
    await edit(charge);
    await fill(priceBox(charge), '');
    await press(`Save ${charge}`);
    expect(priceBox(charge)).toHaveAccessibleDescription('Must be a number in AED.');
    expect(priceBox(charge)).toHaveFocus();
    await fill(priceBox(charge), '');
    await type(priceBox(charge), '-12.5');
    expect(priceBox(charge)).toHaveDisplayValue('-12.5');
    await press(`Save ${charge}`);
    expect(priceBox(charge)).toHaveAccessibleDescription('Must be 0 or more.');
    expect(sentBodies()).toEqual([]);
    await fill(priceBox(charge), '1000000.125');
    await keys('{Enter}');
    expect(rowOf(section)).toHaveTextContent('AED 1,000,000.125');
    expect(sentBodies()[0]).toMatchObject({ price: 1_000_000.125 });
  });

  test(`${title}: sends a price as a number with id and token, says so, and reads the list again`, async () => {
    await edit(charge);
    await fill(priceBox(charge), '12.50');
    await keys('{Enter}');
    expect(shownToasts()).toEqual([done]);
    expect(rowOf(section)).toHaveTextContent('AED 12.50');
    expect(button(`Edit ${charge}`)).toHaveFocus();
    const id = rows(foreign)[at]?._id;
    expect(foreign.asked(update).map(({ body, token }) => ({ body, token }))).toEqual([
      { body: { id, price: 12.5, ...sent }, token: 'falcon-token' },
    ]);
    expect(foreign.asked(list)).toHaveLength(2);
  });

  test(`${title}: Save is busy while it saves, and sends once`, async () => {
    foreign.next(update, 'hang');
    await edit(charge);
    await fill(priceBox(charge), '9');
    await press(`Save ${charge}`);
    expect(button(`Save ${charge}`)).toBeDisabled();
    expect(button(`Save ${charge}`)).toHaveAttribute('aria-busy', 'true');
    expect(priceBox(charge)).toHaveAttribute('readonly');
    await release();
    expect(shownToasts()).toEqual([done]);
    expect(sentBodies()).toHaveLength(1);
  });

  actionSuite(`${title}, saving`, {
    call: update,
    start: async () => {
      await edit(charge);
      await fill(priceBox(charge), '9');
    },
    act: () => press(`Save ${charge}`),
    failed,
    noToken: 'Unauthorized: No token found',
    expectKept: () => expect(priceBox(charge)).toHaveDisplayValue('9'),
  });

  test(`${title}: says at its box why a price was not saved`, async () => {
    await edit(charge);
    for (const [rule, atBox] of [
      [{ status: 409, body: { message: 'Prices are frozen' } }, 'Prices are frozen'],
      [{ status: 500 }, 'Not saved.'],
      ['drop', 'Not saved.'],
    ] as const) {
      foreign.next(update, rule);
      await fill(priceBox(charge), '9');
      await press(`Save ${charge}`);
      expect(priceBox(charge)).toHaveAccessibleDescription(atBox);
    }
  });
}

import { STARTING_PRICES, type StartingPrices } from '@tawseel/contract/charges';
import { CITY_CODES, cityLabel, EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES, type DeliveryType } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Argument, Command } from 'commander';
import { keptSubject } from '../areas/rates/calls/charges.ts';
import { listPackingCharges, listSizeCharges, listWeightCharges } from '../areas/rates/store/charges.ts';
import { listUserRates } from '../areas/rates/store/city-rates.ts';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { countStartingPrices, keepStartingPrices } from '../areas/rates/store/starting-prices.ts';
import type { Database } from '../platform/engine/tables.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { aedText, toFils } from '../platform/values/fils.ts';
import { inEnglish } from '../platform/values/in-english.ts';
import { audited } from './audited.ts';
import { say, withDatabase } from './with-database.ts';

const NAME_WIDTH = 20;
const RATE_WIDTH = 9;

type Marked = { starting?: boolean | undefined };

const mark = ({ starting }: Marked) => (starting ? '*' : ' ');

function sayCharge(name: string, charge: Marked & { price: number }): void {
  say(`  ${mark(charge)} ${name.padEnd(36)}${aedText(toFils(charge.price))}`);
}

async function sayCharges(db: Database): Promise<void> {
  say('Charges by weight, size and packing');
  for (const charge of await listWeightCharges(db)) sayCharge(`${charge.range} kg`, charge);
  for (const charge of await listSizeCharges(db)) {
    const volume = charge.maxVolume === null ? 'any volume' : `up to ${charge.maxVolume} cm³`;
    sayCharge(`${charge.size}, ${volume}`, charge);
  }
  for (const charge of await listPackingCharges(db)) sayCharge('Additional packing', charge);
}

async function sayRates(db: Database, mode: DeliveryType): Promise<void> {
  const rates = await listUserRates(db, mode);
  const names = EMIRATES.map((city) => CITY_CODES[city].padStart(RATE_WIDTH));
  say(`Individual ${mode} rates in AED (rows: from, columns: to)`);
  say(' '.repeat(NAME_WIDTH) + names.join(''));
  for (const from of EMIRATES) {
    const cells = EMIRATES.map((to) => {
      const rate = rates.find(({ fromCity, toCity }) => fromCity === from && toCity === to);
      return (rate ? `${mark(rate)}${rate.rates.toFixed(2)}` : '-').padStart(RATE_WIDTH);
    });
    say(`${cityLabel(from)}, ${CITY_CODES[from]}`.padEnd(NAME_WIDTH) + cells.join(''));
  }
}

async function listPrices(): Promise<void> {
  await withDatabase(async (db) => {
    await seedEssentials(db);
    await sayCharges(db);
    for (const mode of DELIVERY_TYPES.toReversed()) await sayRates(db, mode);
    const left = Object.values(await countStartingPrices(db)).some((count) => count > 0);
    if (!left) return say('All prices are confirmed.');
    say('* A starting price, not confirmed yet: orders that need it are refused. Change it in the');
    say(`  console or by import. To keep all that are right: ${typedCommand('prices keep all')}`);
  });
}

async function keepPrices(chosen: StartingPrices | 'all'): Promise<void> {
  await withDatabase(async (db) => {
    await seedEssentials(db);
    const all = chosen === 'all' ? STARTING_PRICES : [chosen];
    for (const prices of all) {
      const kept = await audited(db, 'prices keep', async (trx, audit) => {
        const count = await keepStartingPrices(trx, prices);
        if (count > 0) await audit(trx, { subject: keptSubject(prices), after: { kept: count } });
        return count;
      });
      say(inEnglish(sentence('starting_prices_kept', { prices, count: kept })));
    }
  });
}

export function pricesCommand(): Command {
  const command = new Command('prices').description(
    'the starting prices of a new business; orders that need them are refused until they are confirmed',
  );
  command
    .command('list')
    .description('lists all charges and individual rates; marks those not confirmed yet')
    .action(listPrices);
  command
    .command('keep')
    .description('confirms starting prices without changes')
    .addArgument(new Argument('<which>', 'which prices to keep').choices([...STARTING_PRICES, 'all']))
    .action(keepPrices);
  return command;
}

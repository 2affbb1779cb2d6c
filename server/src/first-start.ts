import { hasAdmin, insertAdmin } from './areas/access/store/admins.ts';
import { seedAreas } from './areas/delivery-areas/store.ts';
import { seedEssentials } from './areas/rates/store/essentials.ts';
import { countStartingPrices } from './areas/rates/store/starting-prices.ts';
import { hasWarehouse } from './areas/warehouses/store.ts';
import { audited } from './commands/audited.ts';
import { engineOf } from './platform/engine/database.ts';
import { newId } from './platform/engine/ids.ts';
import { withStartupLock } from './platform/engine/lock.ts';
import { findFact, settleFact } from './platform/engine/meta.ts';
import { filesOf } from './platform/files/files-of.ts';
import type { Services } from './platform/http/serve.ts';
import { generatePassword, hashPassword, weakness } from './platform/security/passwords.ts';
import { generatePin } from './platform/security/pins.ts';
import { typedCommand } from './platform/typed-command.ts';
import { UserError } from './platform/user-error.ts';
import { inEnglish } from './platform/values/in-english.ts';

const FIRST_EMAIL = 'admin@tawseel.example';

async function createFirstAdmin({ db, settings, clock }: Services): Promise<string[]> {
  const email = settings.ADMIN_EMAIL ?? FIRST_EMAIL;
  const password = settings.ADMIN_PASSWORD ?? generatePassword();
  const weak = settings.ADMIN_PASSWORD && (await weakness(password, [email]));
  if (weak) throw new UserError(`The setting ADMIN_PASSWORD cannot be used. ${inEnglish({ code: weak })}`);
  const admin = {
    id: newId(),
    email,
    name: 'Administrator',
    phone: '',
    address: '',
    profile_image: '/pictures/avatar/administrator.svg',
    password_hash: await hashPassword(password),
    created_at: clock().toISOString(),
  };
  await audited(db, 'first start', async (trx, audit) => {
    await insertAdmin(trx, admin);
    const { id, name } = admin;
    await audit(trx, { subject: { kind: 'administrator', id, name }, after: { email, name } });
  });
  return settings.ADMIN_PASSWORD
    ? [`Sign in as ${email} with the password of ADMIN_PASSWORD`]
    : [
        `Sign in as ${email} with the password ${password}`,
        `(shown only once; a new one: ${typedCommand(`admin password ${email}`, settings)})`,
      ];
}

/** Whether a demo business may be loaded is decided once, by the start that finds nothing decided and no warehouse. */
async function isDemoWanted({ db, settings }: Services): Promise<boolean> {
  const decided = await findFact(db, 'demo');
  return settings.DEMO && decided === undefined && !(await hasWarehouse(db));
}

async function loadDemoOnce(services: Services): Promise<string[]> {
  const { db, settings, clock } = services;
  const takeOut = `(remove it with: ${typedCommand('demo remove --yes', settings)})`;
  const wanted = await isDemoWanted(services);
  const news: string[] = [];
  if (wanted) {
    const { loadDemo } = await import('./demo/demo.ts');
    const password = generatePassword();
    const pin = generatePin();
    const { orders, warehouses, driverPhone } = await loadDemo(db, {
      now: clock(),
      timeZone: settings.TIME_ZONE,
      passwordHash: await hashPassword(password),
      pinHash: await hashPassword(pin),
      files: filesOf(settings),
    });
    await engineOf(db).cutLog(db);
    news.push(
      `Sign in as supervisor@, operator@ or cashier@tawseel.example with the password ${password}`,
      `Sign in as a driver at /d/ with the phone ${driverPhone} and the PIN ${pin}`,
      `Demo business loaded: ${orders} orders, ${warehouses} warehouses`,
      takeOut,
    );
  }
  const demo = await settleFact(db, 'demo', 'declined');
  if (demo === 'loaded' && !settings.DEMO) {
    news.push('This business is the demo; --no-demo does not remove it.', takeOut);
  }
  return news;
}

/** Told at every start for as long as it is so. */
async function startingPricesNews({ db, settings }: Services): Promise<string[]> {
  const left = await countStartingPrices(db);
  const rates = left['normal-rates'] + left['urgent-rates'];
  if (rates + left.charges === 0) return [];
  return [
    `Starting prices not confirmed yet: ${rates} rates and ${left.charges} charges.`,
    `Orders that need them are refused. See Prices in the console, or ${typedCommand('prices list', settings)}`,
  ];
}

/**
 * Fills an empty database with starting rates and areas, the first administrator and the demo business. Returns what
 * it did.
 */
export function firstStart(services: Services): Promise<string[]> {
  return withStartupLock(services.db, async () => {
    await seedEssentials(services.db);
    await seedAreas(services.db);
    const admin = (await hasAdmin(services.db)) ? [] : await createFirstAdmin(services);
    return [...admin, ...(await loadDemoOnce(services)), ...(await startingPricesNews(services))];
  });
}

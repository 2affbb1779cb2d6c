import { loadDemo } from './demo/demo.ts';
import { generatePassword, hashPassword, weakness } from './http/passwords.ts';
import type { Services } from './http/serve.ts';
import { BadSetting } from './settings.ts';
import { hasAdmin, insertAdmin } from './store/admins.ts';
import { seedEssentials } from './store/essentials.ts';
import { newId } from './store/ids.ts';
import type { Database } from './store/tables.ts';

const FIRST_EMAIL = 'admin@tawseel.example';

async function createFirstAdmin({ db, settings, clock }: Services): Promise<string[]> {
  const email = settings.ADMIN_EMAIL ?? FIRST_EMAIL;
  const password = settings.ADMIN_PASSWORD ?? generatePassword();
  const weak = weakness(password);
  if (weak) throw new BadSetting(`The setting ADMIN_PASSWORD cannot be used. ${weak}`);
  await insertAdmin(db, {
    id: newId(),
    email,
    name: 'Administrator',
    phone: '',
    address: '',
    profile_image: '/pictures/avatar/administrator.svg',
    password_hash: await hashPassword(password),
    created_at: clock().toISOString(),
  });
  if (settings.ADMIN_PASSWORD) return [`Sign in as ${email} with the password of ADMIN_PASSWORD`];
  return [
    `Sign in as ${email} with the password ${password}`,
    '(shown once; change it with: npm run tawseel -- admin password)',
  ];
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('warehouses').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** What an empty database gets: its starting rates, the first administrator, the demo business. Says what it did. */
export async function firstStart(services: Services): Promise<string[]> {
  const { db, settings, clock } = services;
  await seedEssentials(db);
  if (await hasAdmin(db)) return [];
  const news = await createFirstAdmin(services);
  if (!settings.DEMO || !(await isEmpty(db))) return news;
  const demo = await loadDemo(db, { now: clock(), timeZone: settings.TIME_ZONE });
  return [
    ...news,
    `A demo business was loaded: ${demo.orders} orders, ${demo.warehouses} warehouses (start empty with --no-demo)`,
  ];
}

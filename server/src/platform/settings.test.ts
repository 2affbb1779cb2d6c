import { expect, test } from 'vitest';
import { misspeltSettings } from '../misspelt-settings.ts';
import { changedSettings, readSettings, settingNames } from './settings.ts';
import { UserError } from './user-error.ts';

test('any invalid setting is refused with a sentence of ours', () => {
  const said = settingNames.flatMap((name) => {
    try {
      readSettings({ [name]: 'no\nsense' });
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      return [String(error)];
    }
  });
  expect(said.length).toBeGreaterThanOrEqual(11);
  for (const sentence of said) expect(sentence).toMatch(/: The setting [A-Z\d_]+ must [^|]+\.$/);
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(
    'The setting LOG_LEVEL must be silent, error, warn, info or debug.',
  );
});

test('a number has only digits: nothing else is accepted, and spaces are not zero', () => {
  for (const PORT of [' ', '0x50', '1e3', '3000.0', 'Infinity', '']) {
    const read = () => readSettings({ PORT });
    if (PORT === '') expect(read().PORT).toBe(3000);
    else expect(read, PORT).toThrow(new UserError('The setting PORT must be a whole number.'));
  }
  expect(() => readSettings({ PORT: '-1' })).toThrow('The setting PORT must be at least 0.');
  expect(readSettings({ PORT: ' 4160 ' }).PORT).toBe(4160);
});

test('a database address without host or database, or an invalid one, is refused with a sentence of ours', () => {
  const sentence =
    'The setting DATABASE_URL must be an address like postgres://user:password@host:5432/database, ' +
    'with these characters of the password escaped: %40 for @, %23 for #, %2F for /, %25 for %.';
  for (const DATABASE_URL of [
    ...['banana', 'mysql://u:p@host/db', 'postgres://', 'postgres:///', 'postgres:///db', 'postgres://host'],
    ...[
      'postgres://user:pass@',
      'postgres://host:99999/db',
      'postgres://u:pa#ss@host/db',
      'postgres://a b/db',
    ],
    ...['postgresql:x', 'postgres://u:p%zz@host/db'],
  ]) {
    expect(() => readSettings({ DATABASE_URL }), DATABASE_URL).toThrow(new UserError(sentence));
  }
  for (const DATABASE_URL of ['postgres://h/db', 'postgresql:///db?user=me&host=/run/postgresql']) {
    expect(readSettings({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  }
});

test('an address with several hosts, as libpq allows, is refused with advice', () => {
  for (const DATABASE_URL of [
    'postgres://a,b/db?target_session_attrs=read-write',
    'postgresql://u:p@a:5432,b:5433/db',
    'postgres:///db?host=a,b',
  ]) {
    expect(() => readSettings({ DATABASE_URL }), DATABASE_URL).toThrow(
      /^The setting DATABASE_URL must name one host\. Use one that follows the primary: /,
    );
  }
  const DATABASE_URL = 'postgres://u:a,b@h/db?options=-c%20search_path=a,b';
  expect(readSettings({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
});

test('files are stored in a folder or in a bucket with a complete address', () => {
  const S3_URL = 'https://key:secret@s3.me-central-1.amazonaws.com/proofs?region=me-central-1';
  expect(() => readSettings({ FILES_DIR: 'files', S3_URL })).toThrow(
    new UserError('The setting FILES_DIR cannot be set beside S3_URL: files are kept in one place.'),
  );
  for (const wrong of [
    'https://s3.me-central-1.amazonaws.com/proofs',
    'https://key:secret@s3.me-central-1.amazonaws.com/',
    'ftp://key:secret@host/proofs',
  ])
    expect(() => readSettings({ S3_URL: wrong }), wrong).toThrow(
      /^The setting S3_URL must be an address like/,
    );
  expect(readSettings({ S3_URL })).toMatchObject({ S3_URL });
});

test('an address of a mail server without host, or with an unescaped password, is refused', () => {
  const mail = { MAIL_FROM: 'no-reply@parcels.example', PUBLIC_URL: 'https://parcels.example' };
  for (const SMTP_URL of [
    ...[
      'banana',
      'http://mail.example.com',
      'smtp://',
      'smtp:mail.example.com',
      'smtp://mail.example.com:99999',
    ],
    ...['smtp://u:pa#ss@host', 'smtp://u:pa/ss@host', 'smtps://u:p%zz@host', 'smtp://host/?pool=true'],
  ]) {
    expect(() => readSettings({ ...mail, SMTP_URL }), SMTP_URL).toThrow(
      /^The setting SMTP_URL must be an address like smtps:\/\/user:password@mail\.example\.com:465, /,
    );
  }
  for (const SMTP_URL of [
    'smtp://localhost',
    'smtps://u%40v:p%23w@mail.example.com:465/',
    'smtp://[::1]:25',
  ]) {
    expect(readSettings({ ...mail, SMTP_URL })).toMatchObject({ SMTP_URL });
  }
});

test.each([
  [{ SMTP_URL: 'smtp://localhost' }, /^The setting SMTP_URL needs MAIL_FROM, .+ and PUBLIC_URL, /],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' },
    /^The setting SMTP_URL needs MAIL_FROM, .+ and PUBLIC_URL, /,
  ],
  [{ MAIL_FROM: 'a@b.example' }, /^The setting MAIL_FROM needs SMTP_URL, which is not set\.$/],
])('incomplete settings of mail are refused: %j', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('the log says that a mail server is set, without its password', () => {
  const SMTP_URL = 'smtps://parcels:secret@mail.example.com';
  const settings = readSettings({
    SMTP_URL,
    MAIL_FROM: 'a@b.example',
    PUBLIC_URL: 'https://parcels.example',
  });
  expect(changedSettings(settings)).toEqual({ SMTP_URL: 'set', MAIL_FROM: 'set', PUBLIC_URL: 'set' });
});

test.each([
  [{ DATABASE_URI: 'postgres://x' }, 'DATABASE_URI is no setting of Tawseel. Did you mean DATABASE_URL?'],
  [{ DATABSE_URL: 'x' }, 'DATABSE_URL is no setting of Tawseel. Did you mean DATABASE_URL?'],
  [{ TIMEZONE: 'Asia/Dubai' }, 'TIMEZONE is no setting of Tawseel. Did you mean TIME_ZONE?'],
  [{ data_dir: '/srv' }, 'data_dir is no setting of Tawseel. Did you mean DATA_DIR?'],
  [{ PROT: '80' }, 'PROT is no setting of Tawseel. Did you mean PORT?'],
  [{ ADMIN_PASSWD: 'x' }, 'ADMIN_PASSWD is no setting of Tawseel. Did you mean ADMIN_PASSWORD?'],
  [{ ADMIN_USER: 'x' }, 'ADMIN_USER is no setting of Tawseel. Did you mean ADMIN_EMAIL or ADMIN_PASSWORD?'],
  [{ TOKEN_TTL: '3' }, 'TOKEN_TTL is no setting of Tawseel. Did you mean TOKEN_HOURS?'],
])('a misspelt setting is reported with the likely name: %j', (environment, sentence) => {
  expect(misspeltSettings(environment)).toEqual([sentence]);
});

test('an ordinary environment is no misspelling', () => {
  const ordinary = [
    ...[
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'PATH',
      'TZ',
      'LANG',
      'USER',
      'SHLVL',
      'PWD',
      'DISPLAY',
      'DEBUG',
      'CI',
    ],
    ...['APP_HOST', 'API_PORT', 'API_KEY', 'API_URL', 'DB_HOST', 'DATABASE_HOST', 'DATABASE_USER', 'PGHOST'],
    ...['DATABASE_NAME', 'POSTGRES_USER', 'LOG_FORMAT', 'LOGNAME', 'LOG_FILE', 'DATA_FOLDER', 'TIME_STYLE'],
    ...[
      'REQUESTS_CA_BUNDLE',
      'SMTP_HOST',
      'MAIL_HOST',
      'POST',
      'SORT',
      'MEMO',
      'npm_config_loglevel',
      'LS_COLORS',
    ],
    ...['ADMIN_SERVICE_HOST', 'ADMIN_PORT_80_TCP_ADDR', 'TAWSEEL_PORT', 'NODE_ENV', 'DEMO_SERVICE_PORT'],
  ];
  expect(misspeltSettings(Object.fromEntries(ordinary.map((name) => [name, 'x'])))).toEqual([]);
  // An empty value counts as missing. A name similar to a setting that is set itself belongs to another program.
  expect(misspeltSettings({ TOKEN_TTL: '', DATABASE_URL: 'x', DATABASE_URI: 'y', PORT: '80' })).toEqual([]);
});

test.each([
  [{ PORT: 'eighty' }, 'The setting PORT must be a whole number.'],
  [{ TIME_ZONE: 'Dubai' }, 'The setting TIME_ZONE must be a time zone like Asia/Dubai.'],
  [
    { DATABASE_URL: 'postgres://user:pass@' },
    'The setting DATABASE_URL must be an address like postgres://user:password@host:5432/database, ' +
      'with these characters of the password escaped: %40 for @, %23 for #, %2F for /, %25 for %.',
  ],
  [{ ADMIN_PASSWORD: 'short' }, 'The setting ADMIN_PASSWORD must have at least 12 characters.'],
])('%j is refused with the allowed values', (settings, sentence) => {
  expect(() => readSettings(settings)).toThrow(new Error(sentence));
});

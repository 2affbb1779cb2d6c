// Runs before `npm start` and `npm test`, on any Node, before anything is installed: plain JavaScript, no packages.
// Installs what the lock file names when it changed, builds the console when its sources did; else does nothing.
// `install` leaves the console to Vite, for `npm run dev`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Systems for which the lock file brings a Node, on Linux one for the GNU C library. */
const PACKAGED_FOR = ['linux-x64', 'linux-arm64', 'win32-x64'];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);

/** The first with all that the server uses, as its package.json says: argon2 came last. */
const OLDEST_NODE = JSON.parse(readFileSync(at('server', 'package.json'), 'utf8'))
  .engines.node.match(/\d+/g)
  .map(Number);

const lockFile = at('package-lock.json');
const npmsOwnStamp = at('node_modules', '.package-lock.json');
const installStamp = at('node_modules', '.tawseel-installed');
const buildStamp = at('node_modules', '.tawseel-console-built');
const consoleSources = [
  ...readdirSync(at('console'))
    .filter((name) => !/^(dist|node_modules)$|\.test\.ts$/.test(name))
    .map((name) => at('console', name)),
  at('contract', 'src'),
  lockFile,
];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Holds back npm's output, and shows it if npm fails. */
function npm(args, sentenceOnFailure) {
  const env = { ...process.env };
  // The Node that runs this may live in node_modules, which `npm ci` removes first.
  const node = env.npm_node_execpath ?? process.execPath;
  const [command, before] = env.npm_execpath ? [node, [env.npm_execpath]] : ['npm', []];
  const done = spawnSync(command, [...before, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error.message}\n` : ''}`);
  stop(sentenceOnFailure);
}

function isInstalled(lock) {
  if (!existsSync(npmsOwnStamp)) return false;
  if (existsSync(installStamp)) return readFileSync(installStamp, 'utf8') === lock;
  // Installed by hand: npm writes its own stamp after it has read the lock file.
  return statSync(npmsOwnStamp).mtimeMs >= statSync(lockFile).mtimeMs;
}

function isNodePackaged() {
  const { platform, arch, report } = process;
  if (!PACKAGED_FOR.includes(`${platform}-${arch}`)) return false;
  return platform !== 'linux' || report.getReport().header.glibcVersionRuntime !== undefined;
}

/** Stops where the Node that npm scripts run on, for want of one installed with the project, is too old. */
function checkUsersNode() {
  const asked = spawnSync('node --version', { encoding: 'utf8', shell: true });
  const version = asked.status === 0 ? asked.stdout.trim() : process.version;
  const [major, minor] = version.slice(1).split('.').map(Number);
  const [oldest, itsMinor] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= itsMinor)) return;
  stop(
    `Tawseel needs Node ${OLDEST_NODE.join('.')} or newer; here runs ${version}, and npm has none that fits this system (${process.platform} ${process.arch}): install one from https://nodejs.org, or with what installs programs here, and run this again.`,
  );
}

/** Where the packaged Node does not run after all, as on a Linux that is too old for it, the user's own has to. */
function checkNode() {
  const own = at('node_modules', '.bin', 'node');
  if (existsSync(own)) {
    const asked = spawnSync(`"${own}" --version`, { shell: true });
    if (asked.status === 0) return;
    rmSync(own);
  }
  checkUsersNode();
}

function install() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(lock)) return;
  if (!isNodePackaged()) checkUsersNode();
  console.log('Installing what package-lock.json names; this takes about half a minute.');
  npm(
    ['ci', '--include=dev', '--include=optional'],
    'Installing failed: npm ci could not finish (its words are above); check the connection to the npm registry and run this again.',
  );
  checkNode();
  writeFileSync(installStamp, lock);
}

/** Modification times of folders count too: their time changes when a file in them is removed. */
function newest(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let time = stat.mtimeMs;
  for (const entry of readdirSync(file)) {
    if (!/\.test\.tsx?$/.test(entry)) time = Math.max(time, newest(path.join(file, entry)));
  }
  return time;
}

function buildConsole() {
  const sources = String(Math.max(...consoleSources.map(newest)));
  const isBuilt = existsSync(at('console', 'dist', 'index.html')) && existsSync(buildStamp);
  if (isBuilt && readFileSync(buildStamp, 'utf8') === sources) return;
  console.log('Building the console.');
  npm(['run', 'build', '-w', '@tawseel/console'], 'Building the console failed; the reason is above.');
  writeFileSync(buildStamp, sources);
}

install();
if (process.argv[2] !== 'install') buildConsole();

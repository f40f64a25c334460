/** Builds the client only when something it is made of has changed, so that a warm start is a start. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './processes.mjs';

const madeOf = ['packages/web', 'packages/contract/src', 'packages/i18n/src', 'package-lock.json', 'tsconfig.json'];
const notMadeOf = /(^|[\\/])(dist|node_modules)$|\.test\.tsx?$/;
const stampFile = 'node_modules/.cache/shuyuan/web-build';
const dist = 'packages/web/dist';
const entry = join(dist, 'index.html');

function addTo(hash, path) {
  if (notMadeOf.test(path) || !existsSync(path)) return;
  try {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
}

function sourcesStamp() {
  const hash = createHash('sha256');
  for (const path of madeOf) addTo(hash, path);
  return hash.digest('hex');
}

export const isWebBuilt = () =>
  existsSync(entry) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesStamp();

/** Puts a finished build in the place of the last one, between two moments of a server that is running. */
function swapIn(next, last) {
  try {
    if (existsSync(dist)) renameSync(dist, last);
    renameSync(next, dist);
  } catch {
    // Windows does not move a folder somebody reads from; hashed names make copying over it almost as good.
    if (existsSync(last)) renameSync(last, dist);
    cpSync(next, dist, { recursive: true });
  }
}

export async function buildWeb(node) {
  // Taken before the build: a file saved while it runs then leads to another build, not to a stale client.
  const stamp = sourcesStamp();
  // On the same disk as its place, and named so that whatever overlooks a `dist` overlooks this one.
  const beside = mkdtempSync('packages/web/.build-');
  const next = resolve(beside, 'dist');
  try {
    const out = ['--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
    const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', ...out]);
    if (code !== 0) return code;
    rmSync(stampFile, { force: true });
    mkdirSync(join(beside, 'last'));
    swapIn(next, join(beside, 'last', 'dist'));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return 0;
}

/** Builds the client only when something it is made of has changed, so that a warm start is a start. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

const madeOf = ['packages/web', 'packages/contract/src', 'packages/i18n/src', 'package-lock.json', 'tsconfig.json'];
const notMadeOf = /(^|[\\/])(dist|node_modules)$|\.test\.tsx?$/;
const stampFile = 'node_modules/.cache/shuyuan/web-build';
const entry = 'packages/web/dist/index.html';

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

export async function buildWeb(node) {
  // Taken before the build: a file saved while it runs then leads to another build, not to a stale client.
  const stamp = sourcesStamp();
  rmSync(stampFile, { force: true });
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) return code;
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return 0;
}

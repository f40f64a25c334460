import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';

/**
 * Writes the types of the tables from the migrations themselves, on a throw-away database. With `--verify` it only
 * says whether the file in the repository is what the migrations make.
 */
const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const codegen = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
const outFile = resolve(import.meta.dirname, '..', 'platform', 'database.gen.ts');
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-types-'));
const database = await startEmbedded(folder, { fsync: false });
try {
  await migrate(database.url);
  const flags = ['--dialect=postgres', '--camel-case', '--type-mapping={"int8":"bigint"}', `--out-file=${outFile}`];
  const verify = process.argv.includes('--verify') ? ['--verify'] : [];
  execFileSync(process.execPath, [codegen, ...flags, ...verify, `--url=${database.url}`], { stdio: 'inherit' });
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

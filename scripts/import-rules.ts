/**
 * The import rules, with a head count. dependency-cruiser that finds no compiler it understands reads 0 modules and
 * exits 0; so the check fails unless every source file was read.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Cruise = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

const roots = ['packages', 'e2e', 'pages', 'tidy', 'bench', 'scripts'];
const skipped = new Set(['node_modules', 'dist', '.data', 'test-results', 'coverage']);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.build-') ? [] : sourcesIn(path);
    return /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) ? [path.replaceAll('\\', '/')] : [];
  });

const sources = roots.filter((root) => existsSync(root)).flatMap(sourcesIn);
const folders = roots.filter((root) => sources.some((source) => source.startsWith(`${root}/`)));
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const run = spawnSync(process.execPath, [cruiser, '--output-type', 'json', ...folders], {
  encoding: 'utf8',
  maxBuffer: 512 * 1024 * 1024,
});
if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no result: ${run.stderr || run.stdout}`);

// The shape is dependency-cruiser's own, pinned with it; only these three fields are read.
const { modules, summary } = JSON.parse(run.stdout) as Cruise;
const read = new Set(modules.map((module) => module.source));
const unread = sources.filter((source) => !read.has(source));

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (unread.length > 0) console.error(`not read: ${unread.join(', ')}`);
console.log(`${sources.length - unread.length} of ${sources.length} source files read`);
process.exitCode = summary.violations.length > 0 || unread.length > 0 ? 1 : 0;

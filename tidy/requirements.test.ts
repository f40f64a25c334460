import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { idsIn, rows } from './requirements.ts';
import { parse, place, productCode, type Source, sources, testFile, walk } from './sources.ts';

/** Tests, and the table of looks whose rows are titles of journeys. */
const titled = new RegExp(`${testFile.source}|^e2e/looks/`);

type Named = { readonly id: string; readonly at: string };

const brackets = /^['"`]((?:\[[A-Z][A-Z0-9-]*-\d[^\]]*\]\s*)+)/;

/** What a runner shows: the first text handed to `test`, `journey` and the like, of a row of `test.each` or `test.for`, or a `title`. */
function isTitle(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments[0] === node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'title';
  if (!ts.isArrayLiteralExpression(parent)) return false;
  const table = ts.isArrayLiteralExpression(parent.parent) && parent.elements[0] === node ? parent.parent : parent;
  let holder = table.parent;
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
  if (ts.isVariableDeclaration(holder)) {
    const [name, { text }] = [holder.name.getText(), node.getSourceFile()];
    return text.includes(`.each(${name}`) || text.includes(`.for(${name}`);
  }
  return ts.isCallExpression(holder) && /\.(each|for)$/.test(holder.expression.getText());
}

/** The rows in brackets at the start of each title. */
function namedIn(source: Source): Named[] {
  const found: Named[] = [];
  walk(parse(source), (node) => {
    if (!(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) || !isTitle(node)) return;
    const lists = [...(brackets.exec(node.getText())?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)];
    for (const id of lists.flatMap(([, list = '']) => idsIn(list))) found.push({ id, at: place(node) });
  });
  return found;
}

/** Modules that something of the product imports, tests apart. */
const imported = new Set(
  sources(productCode, testFile).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from = '']) =>
      from.startsWith('.')
        ? posix.join(posix.dirname(path), from)
        : from.replace(/^@shuyuan\/contract\/(.*)$/, 'packages/contract/src/$1.ts'),
    ),
  ),
);

/** A rule that nothing of the product imports proves nothing of the product. */
function isOfUse({ path }: Source): boolean {
  const rule = path.replace(/\.test\.(tsx?)$/, '.$1');
  return !/^packages\/(contract|web)\/.*\.test\.tsx?$/.test(path) || !existsSync(rule) || imported.has(rule);
}

const all = sources(titled);
const named = all.flatMap(namedIn);
const proven = all.filter(isOfUse).flatMap(namedIn);
const known = new Set(rows.map(({ id }) => id));
/** C and D rows bind the rows they speak about; those are counted. */
const counted = rows.filter(({ id }) => !/^[CD]-\d/.test(id));

test('ids are read from titles only: every bracket of them, lists, ranges, and rows of tables', () => {
  const text =
    "test('[ERR-02..04, I18N-01] [D-002] a', f); test.each([['[ERR-05] b', 1]])('%s', f);" +
    "const table = [['[ERR-06] c', 2]] as const; test.each(table)('%s', f);" +
    "const looks = { title: '[ERR-07] d' }; g('no [ERR-09]'); const a = '[ERR-10]';";
  expect(namedIn({ path: 'a.test.ts', text }).map(({ id }) => id)).toEqual([
    'ERR-02',
    'ERR-03',
    'ERR-04',
    'I18N-01',
    'D-002',
    'ERR-05',
    'ERR-06',
    'ERR-07',
  ]);
});

test('the table of requirements is whole', () => {
  expect(counted).toHaveLength(518);
  expect(known.size).toBe(rows.length);
});

test('an id in the title of a test is a row of docs/requirements.md', () => {
  expect(named.filter(({ id }) => !known.has(id)).map(({ id, at }) => `${at} ${id}`)).toEqual([]);
});

test('every row of the documents is proven by a test that names it', () => {
  const covered = new Set(proven.map(({ id }) => id));
  expect(counted.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([]);
});

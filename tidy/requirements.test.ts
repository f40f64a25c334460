import ts from 'typescript';
import { expect, test } from 'vitest';
import { riseOver } from './ratchet.ts';
import { idsIn, rows } from './requirements.ts';
import { parse, place, type Source, sources, testFile, walk } from './sources.ts';

type Named = { readonly id: string; readonly at: string };

/** Ids in brackets at the start of a title: the first text handed to `test`, `describe`, `journey` or `test.each(…)`. */
function namedIn(source: Source): Named[] {
  const found: Named[] = [];
  walk(parse(source), (node) => {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return;
    const list = /^['"`]\[([A-Z][A-Z0-9-]*-\d[^\]]*)\]/.exec(title.getText())?.[1];
    for (const id of list ? idsIn(list) : []) found.push({ id, at: place(title) });
  });
  return found;
}

const named = sources(testFile).flatMap(namedIn);
const known = new Set(rows.map(({ id }) => id));
/** C and D rows bind the rows they speak about; those are counted. */
const counted = rows.filter(({ id }) => !/^[CD]-\d/.test(id));

test('ids are read from titles only, alone, in lists and in ranges', () => {
  const text =
    "test('[ERR-02..04, I18N-01] a', f); test.each([1])('[D-001] %s', f); g('no [ERR-09]'); const a = '[ERR-10]';";
  expect(namedIn({ path: 'a.test.ts', text }).map(({ id }) => id)).toEqual([
    'ERR-02',
    'ERR-03',
    'ERR-04',
    'I18N-01',
    'D-001',
  ]);
});

test('the table of requirements is whole', () => {
  expect(counted).toHaveLength(518);
  expect(known.size).toBe(rows.length);
});

test('an id in the title of a test is a row of docs/requirements.md', () => {
  expect(named.filter(({ id }) => !known.has(id)).map(({ id, at }) => `${at} ${id}`)).toEqual([]);
});

test('the number of rows no test names only falls', () => {
  const covered = new Set(named.map(({ id }) => id));
  const uncovered = counted.filter(({ id }) => !covered.has(id));
  console.info(`${counted.length - uncovered.length} of ${counted.length} requirement rows are named by a test`);
  expect(riseOver('tidy/uncovered-rows.json', uncovered.length)).toBe(0);
});

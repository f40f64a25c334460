import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, paths, place, type Source, sources, testFile, walk } from './sources.ts';

type Names = readonly string[];
type Texts = Readonly<Record<string, string>>;

/** What a call must hand over for each text that has gaps; keys are told apart by their group nowhere. */
async function gapsOfTexts(): Promise<ReadonlyMap<string, Names>> {
  const packs = paths(/^packages\/i18n\/src\/packs\/cn\/[^/]+\.ts$/);
  const gaps = new Map<string, Names>();
  for (const pack of packs) {
    // The variable path keeps a pack that is missing a failure of this test, not of the types.
    const { texts } = (await import(`../${pack}`)) as { texts: Texts };
    for (const [key, text] of Object.entries(texts)) gaps.set(key, namesIn(text));
  }
  return gaps;
}

const namesIn = (text: string): Names => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The keys an expression may become: itself or either branch. A template is left to the client, which shows no gap. */
function keysOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(keysOf) : [];
}

/** The names of an object literal; null where it is made elsewhere. */
function namesOf(values: ts.Expression | undefined): ReadonlySet<string> | null {
  if (!values) return new Set();
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return null;
  return new Set(values.properties.flatMap(({ name }) => (name ? [name.getText()] : [])));
}

const textCalls = /^(t|textOf|translate|common|errors?|personal|share|admin|texts?|say|word|tell|\w*[tT]exts?)$/;

function gapsLeftOpen(source: Source, gaps: ReadonlyMap<string, Names>): string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (!ts.isCallExpression(node) || !textCalls.test(node.expression.getText())) return;
    node.arguments.forEach((argument, index) => {
      const given = namesOf(node.arguments[index + 1]);
      const open = given && keysOf(argument).some((key) => gaps.get(key)?.some((name) => !given.has(name)));
      if (open) found.push(`${place(node)} ${node.getText().split('\n')[0] ?? ''}`);
    });
  });
  return found;
}

test('a call that leaves a gap of its text open is found, whichever way the key is written', () => {
  const gaps = new Map([
    ['a.named', ['name']],
    ['a.plain', []],
  ]);
  const text = [
    "t('a.named');",
    "t(is ? 'a.plain' : 'a.named', { count });",
    "t('a.named', { name });",
    "t('a.plain');",
    "t('a.named', { ...values });",
  ].join('\n');
  expect(gapsLeftOpen({ path: 'a.tsx', text }, gaps).map((found) => found.split(' ')[0])).toEqual([
    'a.tsx:1',
    'a.tsx:2',
  ]);
});

test('every text with a gap is asked for with what fills it: nobody reads {{administrator}}', async () => {
  const gaps = await gapsOfTexts();
  const client = sources(/^packages\/web\/src\/.*\.tsx?$/, testFile);
  expect(client.flatMap((source) => gapsLeftOpen(source, gaps))).toEqual([]);
});

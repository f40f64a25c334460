import ts from 'typescript';
import { expect, test } from 'vitest';
import { grownBeyond } from './ratchet.ts';
import { parse, type Source, sources, testFile, walk } from './sources.ts';

const ownTests = new RegExp(`${testFile.source}|\\.suite\\.ts$|^e2e/[^/]+\\.ts$`);

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

const isCallOf = (node: ts.Node, names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && names.includes(nameOf(node));

function has(node: ts.Node, isWanted: (inner: ts.Node) => boolean): boolean {
  let isFound = false;
  walk(node, (inner) => (isFound ||= isWanted(inner)));
  return isFound;
}

const isSleep = (node: ts.Node): boolean =>
  isCallOf(node, ['sleep', 'waitForTimeout']) ||
  (ts.isNewExpression(node) && has(node, (inner) => isCallOf(inner, ['setTimeout'])));

/** A wait for a time, also between two looks: `path: what is awaited`. */
function sleepsIn(source: Source): string[] {
  if (!/sleep|Timeout/.test(source.text)) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (!ts.isAwaitExpression(node) || !has(node.expression, isSleep)) return;
    found.push(`${source.path}: ${node.expression.getText().replaceAll(/\s+/g, ' ')}`);
  });
  return found;
}

/** A look again that gives up after the second these have unless they are told otherwise. */
const isHasty = (source: Source): boolean =>
  source.text.includes('vi.wait') &&
  has(parse(source), (node) => isCallOf(node, ['waitFor', 'waitUntil']) && isOfVitest(node) && !node.arguments[1]);

const isOfVitest = ({ expression }: ts.CallExpression): boolean => expression.getText().startsWith('vi.');

test('what waits for a time is found, what waits for something passes', () => {
  const found = (text: string) => sleepsIn({ path: 'a.test.ts', text });
  expect(found('await new Promise((done) => setTimeout(done, 50));')).toHaveLength(1);
  expect(found('await sleep(20); await page.waitForTimeout(5);')).toHaveLength(2);
  expect(found('const late = setTimeout(fail, 50); await done; clearTimeout(late);')).toEqual([]);
  const isFound = (text: string) => isHasty({ path: 'a.test.ts', text });
  expect(isFound('await vi.waitFor(() => expect(a).toBe(1));')).toBe(true);
  expect(isFound('await vi.waitUntil(isUp, { timeout: 30_000 }); await waitFor(isUp);')).toBe(false);
});

test('tests wait for an event or a state; those that sleep only become fewer', () => {
  expect(grownBeyond('tidy/real-sleeps.json', sources(ownTests).flatMap(sleepsIn))).toEqual([]);
});

test('nothing done elsewhere is given a second: `expect.poll` waits as long as the configuration says', () => {
  const hasty = sources(ownTests, /^tidy\//).filter(isHasty);
  expect(hasty.map(({ path }) => path)).toEqual([]);
});

test('whoever draws examples belongs to a project with a fixed seed', () => {
  const drawing = sources(/\.tsx?$/, /^tidy\//).filter(({ text }) => /^import .*from 'fast-check'/m.test(text));
  const places = drawing.map(({ path }) => path).filter((path) => !/^packages\/(contract|server)\/src\//.test(path));
  expect(places).toEqual(['vitest.seed.ts']);
});

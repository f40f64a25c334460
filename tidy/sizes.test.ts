import ts from 'typescript';
import { expect, test } from 'vitest';
import { anyCode, dataFile, parse, place, type Source, sources, testFile, walk } from './sources.ts';

const maxFile = 400;
const maxFunction = 70;
const maxComponent = 120;
const maxImports = 12;

const lines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const judged = sources(anyCode, dataFile);

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node);

/** By positions: the text of a node is a copy of it, and functions lie in functions. */
function lineCount(node: ts.Node): number {
  const file = node.getSourceFile();
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
}

function longFunctions(source: Source): string[] {
  const limit = source.path.endsWith('x') ? maxComponent : maxFunction;
  // Reading the text is a hundredth of parsing it, and a part is no longer than the whole.
  if (lines(source.text) <= limit) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (isFunction(node) && lineCount(node) > limit) found.push(`${place(node)}: ${lineCount(node)} lines`);
  });
  return found;
}

const wordCount = ({ text }: Source): number => text.match(/\bimport\b/g)?.length ?? 0;
/** Each import has the word: only where it stands often enough the file is parsed. */
const hasManyImports = (source: Source): boolean =>
  wordCount(source) > maxImports &&
  parse(source).statements.filter((statement) => ts.isImportDeclaration(statement)).length > maxImports;

const quantile = (numbers: readonly number[], q: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * q)] ?? 0;

test('a function one line too long is found', () => {
  const body = (count: number) => ({ path: 'a.ts', text: `function f() {\n${'f();\n'.repeat(count - 2)}}\n` });
  expect(longFunctions(body(maxFunction + 1))).toHaveLength(1);
  expect(longFunctions(body(maxFunction))).toEqual([]);
});

test('one import too many is found', () => {
  const imports = (count: number) => ({ path: 'a.ts', text: "import 'b';\n".repeat(count) });
  expect([maxImports, maxImports + 1].map((count) => hasManyImports(imports(count)))).toEqual([false, true]);
});

test(`no file over ${maxFile} lines`, () => {
  expect(judged.length).toBeGreaterThan(20);
  const sizes = judged.map(({ text }) => lines(text));
  console.info(`${judged.length} files, median ${quantile(sizes, 0.5)}, p90 ${quantile(sizes, 0.9)} lines`);
  expect(
    judged.filter(({ text }) => lines(text) > maxFile).map(({ path, text }) => `${path}: ${lines(text)} lines`),
  ).toEqual([]);
});

test(`no function over ${maxFunction} lines, no component over ${maxComponent}`, () => {
  expect(judged.filter(({ path }) => !testFile.test(path)).flatMap(longFunctions)).toEqual([]);
});

test(`no file imports from more than ${maxImports} others`, () => {
  expect(judged.filter(hasManyImports).map(({ path }) => path)).toEqual([]);
});

import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataFile, parse, place, type Source, sources, walk } from './sources.ts';

/** The file that declares what is read and written with; use cases import both from `context.ts`. */
const databaseFile = 'packages/server/src/platform/db.ts';
const databaseNames = new Set(['Tx', 'Reads']);

const isNamed = (node: ts.Node, names: ReadonlySet<string>): boolean => ts.isIdentifier(node) && names.has(node.text);

/** `Parameters<typeof insertShare>[0]` and `Context['read']`: the type of another declaration, taken from it. */
const isTakenFromElsewhere = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined && ts.isIndexedAccessTypeNode(type);

function secondDatabaseTypes(source: Source): string[] {
  if (source.path === databaseFile) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    const isDeclared = ts.isTypeAliasDeclaration(node) && isNamed(node.name, databaseNames);
    const isTransaction = ts.isTypeReferenceNode(node) && node.getText() === 'Transaction<DB>';
    const isParameter =
      ts.isParameter(node) && isNamed(node.name, new Set(['tx', 'read'])) && isTakenFromElsewhere(node.type);
    if (isDeclared || isTransaction || isParameter) found.push(place(node));
  });
  return found;
}

test('each way of declaring the transaction again is found, and its import is not', () => {
  const text = [
    'type Tx = Parameters<typeof insert>[0];',
    'function a(tx: Parameters<typeof insert>[0]) {}',
    "function b(read: Context['read']) {}",
    'type Work = (given: Transaction<DB>) => void;',
    "import type { Reads, Tx } from './db.ts';",
    'function c(tx: Tx, read: Reads, name: Names[0]) {}',
  ].join('\n');
  expect(secondDatabaseTypes({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4']);
});

test('what is read and written with is declared once: import Tx and Reads', () => {
  expect(sources(/^(packages\/server|bench|e2e)\/.*\.ts$/, dataFile).flatMap(secondDatabaseTypes)).toEqual([]);
});

const unitsFile = 'packages/contract/src/kernel/time-units.ts';
const unitNames = /^(?:second|minute|hour|day|week|year)(?:Ms|Seconds)?$/;
/** Milliseconds of a minute, an hour and a day: a product with one of them counts in a unit that has a name. */
const unitValues = new Set([60_000, 3_600_000, 86_400_000]);

const factorsOf = (node: ts.Node): ts.Node[] =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken
    ? [...factorsOf(node.left), ...factorsOf(node.right)]
    : [node];
const valueOf = (node: ts.Node): number | null => (ts.isNumericLiteral(node) ? Number(node.text) : null);

/** `60_000`, `24 * hour`: numbers and units only, nothing that is computed. */
const isLength = (node: ts.Node): boolean =>
  factorsOf(node).every(
    (factor) => ts.isNumericLiteral(factor) || (ts.isIdentifier(factor) && unitNames.test(factor.text)),
  );

/** `2 * 60_000` and `24 * 60 * 60 * 1000`. */
function spellsUnit(node: ts.Node): boolean {
  const values = factorsOf(node).map(valueOf);
  return (
    values.length > 1 &&
    (values.some((value) => value !== null && unitValues.has(value)) ||
      values.filter((value) => value === 60).length > 1)
  );
}

function secondUnits(source: Source): string[] {
  if (source.path === unitsFile || !/60|24|1_?000|365/.test(source.text)) return [];
  const found = new Set<string>();
  walk(parse(source), (node) => {
    const isDeclared =
      ts.isVariableDeclaration(node) &&
      ts.isVariableStatement(node.parent.parent) &&
      ts.isIdentifier(node.name) &&
      unitNames.test(node.name.text) &&
      node.initializer !== undefined &&
      isLength(node.initializer);
    if (isDeclared || spellsUnit(node)) found.add(place(node));
  });
  return [...found];
}

test('a unit of time is found where it is declared or spelled out again, and its use is not', () => {
  const text = [
    'const hour = 3_600_000;',
    'const dayMs = 24 * hour;',
    'const lifeMs = 30 * 24 * 3_600_000;',
    'const lifeSeconds = 24 * 60 * 60;',
    "import { dayMs, minuteMs } from '../kernel/time-units.ts';",
    'const silentMs = 60_000; const keptMs = 30 * dayMs; const minute = Math.floor(now / minuteMs);',
    'const day = startOf(now); const seconds = 60 * 4;',
  ].join('\n');
  expect(secondUnits({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4']);
});

test('units of time are declared once: import them from kernel/time-units', () => {
  expect(sources(/^(packages|bench|e2e|tidy)\/.*\.tsx?$/, dataFile).flatMap(secondUnits)).toEqual([]);
});

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

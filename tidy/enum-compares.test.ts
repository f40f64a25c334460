import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataFile, parse, place, productCode, type Source, sources, testFile, walk } from './sources.ts';

/** Fields whose numbers are codes of the wire. HTTP statuses, three digits, are their own names. */
const coded = /(status|state|type|kind|mode|supplier|identity|scope|result|flag)$/i;
/** The status of an exchange or of a process is no code of ours: `error.status`, `spawnSync(…).status`. */
const exchange = /(error|response|answer|reply|exit|\))$/i;
const equalities = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

function isCode(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return coded.test(node.text);
  return ts.isPropertyAccessExpression(node) && coded.test(node.name.text) && !exchange.test(node.expression.getText());
}
const isBareNumber = (node: ts.Node): boolean => ts.isNumericLiteral(node) && Number(node.text) < 100;

/** Reading the text is a hundredth of parsing it: without one of these there is nothing to find. */
const mayCompare = /[=!]==?\s*[\d./]|\d\s*[=!]==?|\bcase\s+[\d./]/;

function bareCompares(source: Source): string[] {
  if (!mayCompare.test(source.text)) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    const compares =
      ts.isBinaryExpression(node) &&
      equalities.has(node.operatorToken.kind) &&
      ((isCode(node.left) && isBareNumber(node.right)) || (isBareNumber(node.left) && isCode(node.right)));
    const switches = ts.isCaseClause(node) && isBareNumber(node.expression) && isCode(node.parent.parent.expression);
    if (compares || switches) found.push(`${place(node)} ${node.getText().split('\n')[0] ?? ''}`);
  });
  return found;
}

test('a bare code is found in a comparison and in a switch; the status of an exchange and a length are not', () => {
  const text = 'live.status === 2; switch (liveType) { case 1: break; } answer.status === 0; list.length === 2;';
  expect(bareCompares({ path: 'a.ts', text })).toEqual(['a.ts:1 live.status === 2', 'a.ts:1 case 1: break;']);
});

/** What knows no feature knows no code of one: its statuses are those of HTTP and of processes. */
const unjudged = new RegExp(`${testFile.source}|${dataFile.source}|^packages/(web/src/lib|server/src/platform)/`);

test('a number of the wire has a name: compare with the table in contract, never with the digit', () => {
  expect(sources(productCode, unjudged).flatMap(bareCompares)).toEqual([]);
});

/** The only file that says which statuses of a live belong together. */
const statusTable = 'packages/contract/src/live/live-status.ts';
const isStatus = (node: ts.Node): boolean => /^LiveStatus\.\w+$/.test(node.getText());
const isStatusCompare = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && equalities.has(node.operatorToken.kind) && isStatus(node.right);
const joins = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken]);

/** `status === LiveStatus.ended || status === LiveStatus.cancelled`, and the same as a list. */
function statusGroups(source: Source): string[] {
  if (source.path === statusTable || !source.text.includes('LiveStatus.')) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    const isJoined =
      ts.isBinaryExpression(node) &&
      joins.has(node.operatorToken.kind) &&
      isStatusCompare(node.left) &&
      isStatusCompare(node.right);
    const isList = ts.isArrayLiteralExpression(node) && node.elements.filter(isStatus).length > 1;
    if (isJoined || isList) found.push(place(node));
  });
  return found;
}

test('statuses of a live that are put together are found; one alone is not', () => {
  const text = [
    'const a = live.status === LiveStatus.ended || live.status === LiveStatus.cancelled;',
    'const b = [LiveStatus.notBegun, LiveStatus.running];',
    'const c = live.status === LiveStatus.running && isMine;',
  ].join('\n');
  expect(statusGroups({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2']);
});

test('a question about several statuses of a live is asked of the table in contract/live/live-status', () => {
  expect(sources(productCode, unjudged).flatMap(statusGroups)).toEqual([]);
});

import { expect, test } from 'vitest';
import ts from 'typescript';
import { parse, place, sources, testFile, walk } from './sources.ts';

const stores = sources(/^packages\/server\/src\/.*\.ts$/, testFile).filter(({ text }) => text.includes('.onConflict('));

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;

/** What is called on it afterwards says what is done about a conflict: it is part of how one is found. */
function isBeforeDoing(condition: ts.Node): boolean {
  for (let at = condition; ts.isPropertyAccessExpression(at.parent); at = at.parent.parent)
    if (/^do(?:Nothing|UpdateSet)$/.test(at.parent.name.text)) return true;
  return false;
}

function conditionsIn(): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  for (const source of stores)
    walk(parse(source), (conflict) => {
      if (!isCallOf(conflict, 'onConflict')) return;
      for (const argument of conflict.arguments)
        walk(argument, (node) => {
          if (isCallOf(node, 'where') && isBeforeDoing(node)) found.push(node);
        });
    });
  return found;
}

/** Decision 008: a plan that is kept knows no values, and without them no partial index is found for a conflict. */
test('the condition of a conflict is made of constants', () => {
  expect(stores.length).toBeGreaterThan(10);
  const conditions = conditionsIn();
  expect(conditions.length).toBeGreaterThan(0);
  const bound = conditions.filter(({ arguments: [, , value] }) => !value?.getText().startsWith('sql.lit('));
  expect(bound.map(place)).toEqual([]);
});

import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, place, type Source, sources, testFile, walk } from './sources.ts';

/** The one place that judges a key: it knows the keys of an input method. */
const judge = 'packages/web/src/ui/keys.ts';
const judgedKeys = /\b(Numpad)?Enter\b/;
/** Ways around the judge: codes of keys, and half of what it knows. */
const judgedFields = new Set(['keyCode', 'which', 'charCode', 'isComposing']);
const isPropertyOfEvent = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && /event|press|native/i.test(node.expression.getText());

function ownJudgements(source: Source): string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    const isKey =
      (ts.isStringLiteralLike(node) && /^(Numpad)?Enter$/.test(node.text)) ||
      (ts.isRegularExpressionLiteral(node) && judgedKeys.test(node.text));
    const isField = isPropertyOfEvent(node) && judgedFields.has(node.name.text);
    const isTaken = ts.isBindingElement(node) && judgedFields.has((node.propertyName ?? node.name).getText());
    const isPress = ts.isJsxAttribute(node) && node.name.getText() === 'onKeyPress';
    if (isKey || isField || isPress || (isTaken && ts.isObjectBindingPattern(node.parent))) {
      found.push(`${place(node)} ${node.getText().split('\n')[0] ?? ''}`);
    }
  });
  return found;
}

test('a field that judges Enter itself is found, however it does it', () => {
  const text = [
    "if (event.key === 'Enter') send();",
    'if (event.keyCode === 13) send();',
    'const f = ({ isComposing }) => isComposing;',
    "switch (key) { case 'NumpadEnter': send(); }",
    'if (/Enter|Escape/.test(key)) send();',
    '<input onKeyPress={send} />;',
    'if (isEnter(event)) send();',
  ].join('\n');
  expect(ownJudgements({ path: 'a.tsx', text }).map((found) => found.split(' ')[0])).toEqual([
    'a.tsx:1',
    'a.tsx:2',
    'a.tsx:3',
    'a.tsx:4',
    'a.tsx:5',
    'a.tsx:6',
  ]);
});

test('every field that listens for Enter asks ui/keys: the Enter that ends a Chinese word sends nothing', () => {
  const client = sources(/^packages\/web\/src\/.*\.tsx?$/, testFile).filter(({ path }) => path !== judge);
  expect(client.flatMap(ownJudgements)).toEqual([]);
});

import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, place, type Source, sources, testFile, walk } from './sources.ts';

/** The name of the product is the same in every language. */
const brand = /^(书院|Shuyuan|书院 Shuyuan)$/;
const hasWords = (text: string): boolean => /\p{L}/u.test(text) && !brand.test(text.trim());

const textProps = new Set(
  'alt label title placeholder description error message subtitle caption legend header text tooltip hint aria-label aria-description aria-placeholder aria-roledescription aria-valuetext'.split(
    ' ',
  ),
);

/** The literal texts an expression can become: itself, either branch, either side of `??` and `||`, the words of a template. */
function literalsOf(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(node)) return hasWords(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].some((part) => hasWords(part.text))
      ? [node]
      : [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  const eitherSide = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.PlusToken];
  if (ts.isBinaryExpression(node) && eitherSide.includes(node.operatorToken.kind))
    return [node.left, node.right].flatMap(literalsOf);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return literalsOf(node.right);
  return [];
}

function literalsAt(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return hasWords(node.text) ? [node] : [];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return literalsOf(node.expression);
  if (!ts.isJsxAttribute(node) || !node.initializer || !textProps.has(node.name.getText())) return [];
  return ts.isJsxExpression(node.initializer) && node.initializer.expression
    ? literalsOf(node.initializer.expression)
    : literalsOf(node.initializer);
}

function literalTexts(source: Source): string[] {
  const found: string[] = [];
  walk(parse(source), (node) =>
    found.push(...literalsAt(node).map((text) => `${place(text)} ${text.getText().trim()}`)),
  );
  return found;
}

test('texts in elements, expressions and text props are found; keys, brand and other props are not', () => {
  const text = [
    '<p>Hello</p>;',
    '<p>{on ? "Yes" : t("key")}</p>;',
    '<A label="Name" aria-label={`Open ${x}`} />;',
    '<A variant="filled" label={t("a.b")} title={x ?? ""}>书院 · {n} %</A>;'.replace('书院 · ', '书院'),
  ].join('\n');
  expect(literalTexts({ path: 'a.tsx', text }).map((found) => found.split(' ')[0])).toEqual([
    'a.tsx:1',
    'a.tsx:2',
    'a.tsx:3',
    'a.tsx:3',
  ]);
});

test('[I18N-01] no text stands in a component: every one comes from a pack', () => {
  expect(sources(/^packages\/web\/src\/.*\.tsx$/, testFile).flatMap(literalTexts)).toEqual([]);
});

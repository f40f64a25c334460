import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataFile, productCode, type Source, sources, testFile } from './sources.ts';

/** Lines a comment touches, found by the scanner: a `//` inside a text is no comment. */
function commentLines({ path, text }: Source): number {
  const variant = path.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text);
  let count = 0;
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment = token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (isComment) count += scanner.getTokenText().split('\n').length;
  }
  return count;
}

const shareOf = (all: readonly Source[]): number => {
  const lines = all.reduce((sum, { text }) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0);
  return lines === 0 ? 0 : all.reduce((sum, source) => sum + commentLines(source), 0) / lines;
};

test('comment lines are counted, texts that look like one are not', () => {
  expect(commentLines({ path: 'a.ts', text: "/** one\n * two */\nconst a = 'http://x'; // three\n" })).toBe(3);
});

test('comments are a seasoning: the share of each package is printed and stays under a quarter', () => {
  const all = sources(productCode, new RegExp(`${testFile.source}|${dataFile.source}`));
  const packages = [...new Set(all.map(({ path }) => path.split('/')[1] ?? ''))];
  const shares = packages.map((name) => ({
    name,
    share: shareOf(all.filter(({ path }) => path.startsWith(`packages/${name}/`))),
  }));
  console.info(`comment lines: ${shares.map(({ name, share }) => `${name} ${(share * 100).toFixed(1)} %`).join(', ')}`);
  expect(shares.filter(({ share }) => share > 0.25)).toEqual([]);
});

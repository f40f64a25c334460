import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, place, type Source, sources, testFile, walk } from './sources.ts';

const han = /\p{Script=Han}/u;
const brand = /书院/g;
/** Where Chinese belongs: packs, the seeded people and what they wrote, tests. */
const home = ['^packages/i18n/src/packs/', '^packages/server/src/world/', '^tidy/', '^e2e/', testFile.source];
/** Names that languages call themselves, words for an operator whose language nobody knows yet, tables of characters, columns of bills of Chinese providers. */
const untranslatable = [
  '/language-names\\.ts$',
  '^packages/server/src/app/greeting\\.ts$',
  '/traditional-chinese\\.ts$',
  '/pinyin-bounds\\.ts$',
  '/bill-columns\\.ts$',
  '^packages/server/src/features/payments/providers/sandbox/',
];
const atHome = new RegExp([...home, ...untranslatable].join('|'));

/** Literals only: a comment may quote the words it is about. */
function chineseIn(source: Source): string[] {
  // Reading the text is a hundredth of parsing it. A literal may spell its characters as numbers.
  if (!han.test(source.text.replaceAll(brand, '')) && !/\\u|&#/.test(source.text)) return [];
  const found: string[] = [];
  walk(parse(source), (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
    if (isText && han.test(node.text.replaceAll(brand, ''))) found.push(`${place(node)} ${node.text.trim()}`);
  });
  return found;
}

test('Chinese in a literal is found, in a comment or the brand it is not', () => {
  const text = "// 中文\nconst a = '书院 Shuyuan';\nconst b = `${a}中文`;\nconst c = '保存';";
  expect(chineseIn({ path: 'a.ts', text })).toEqual(['a.ts:3 中文', 'a.ts:4 保存']);
  expect(chineseIn({ path: 'a.ts', text: String.raw`const d = '\u4fdd';` })).toEqual(['a.ts:1 保']);
});

test('[I18N-01] Chinese stands in packs, in the seeded world and in tests, nowhere else', () => {
  expect(sources(/^(packages|scripts|bench)\/.*\.(ts|tsx|mjs)$/, atHome).flatMap(chineseIn)).toEqual([]);
});

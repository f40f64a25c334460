import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { risenAbove } from './ratchet.ts';
import { anyCode, dataFile, paths, productCode, sources, testFile } from './sources.ts';

/** Words CONTRIBUTING's word list replaces. Alone or at the end of a name they say nothing a reader expects of a type. */
const privateWords =
  /\b(?:type|interface) (?:\w*(?:Wish|Asked|Told|Standing|Seen|Means|Telling|Desk|Errand|Outside)|Place|Wanted|Which|Kept|Said|Heard|Given|Thing|Asking|Where)\b/g;
/** A comment that opens with its question leaves the reader to look for the subject. */
const bareQuestions = /(?:\/\*\*|\/\/|^ \*) (?:Who|What|Whose|Whom)\b/gm;
const disabledRules = /(?:oxlint|eslint)-disable/g;
/** A size that is not the value of a token. */
const rawSizes = /^(?!\s*--).*?\b\d*\.?\d+(?:px|rem|em)\b/gm;
const crowd = 20;

const layers = /\.(?:wire|store|routes|policy|jobs|gen|suite)$/;
const countIn = (texts: readonly string[], wanted: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(wanted)?.length ?? 0), 0);

function crowdedFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(files, dirname);
  return [...byFolder].filter(([, own]) => own.length > crowd).map(([folder]) => folder);
}

/** `find-receiver.ts` exports `findReceiver` first, `Panel.tsx` `Panel`. Layers, doors and data are named after what they are. */
function isNamedAfterExport(path: string, text: string): boolean {
  const name = basename(path).replace(/\.tsx?$/, '');
  if (name === 'index' || layers.test(name)) return true;
  const first = /^export (?:default )?(?:async )?(?:function\*?|const|class|type|interface|enum) (\w+)/m.exec(
    text,
  )?.[1];
  if (first === undefined) return true;
  const plain = (word: string): string => word.replaceAll(/[-_]/g, '').toLowerCase();
  return plain(first) === plain(name) || plain(first).startsWith(plain(name)) || plain(name).startsWith(plain(first));
}

test('each fault of shape is found, and what is right is not', () => {
  // Put together here: written out, they would be counted themselves.
  const types = ['Wish', 'PriceWish', 'Wishes', 'PriceInput'].map((name) => `type ${name} = 1;`).join(' ');
  expect(types.match(privateWords)).toHaveLength(2);
  expect('/** Who asks. */\n// Whose it is\n/** The person who asks. */'.match(bareQuestions)).toHaveLength(2);
  expect('--gap: 4px;\n  margin: 4px;\n  gap: var(--gap);\n'.match(rawSizes)).toHaveLength(1);
  expect(isNamedAfterExport('a/find-receiver.ts', 'export function findReceiver() {}')).toBe(true);
  expect(isNamedAfterExport('a/deliver.ts', 'export const letterOf = 1;')).toBe(false);
});

test('what new code should not imitate only becomes less', () => {
  const product = new RegExp(`${testFile.source}|${dataFile.source}`);
  const own = sources(productCode, product);
  const code = sources(anyCode, dataFile).map(({ text }) => text);
  const styles = sources(/^packages\/web\/src\/.*\.css$/).map(({ text }) => text);
  const counts = {
    privateTypeNames: countIn(code, privateWords),
    bareQuestionComments: countIn(code, bareQuestions),
    foldersOverTwentyFiles: crowdedFolders(paths(productCode, product)).length,
    filesNotNamedAfterTheirExport: own.filter(({ path, text }) => !isNamedAfterExport(path, text)).length,
    rawSizesInStyles: countIn(styles, rawSizes),
    disabledLintRules: countIn(code, disabledRules),
  };
  expect(risenAbove('tidy/shape-counts.json', counts)).toEqual([]);
});

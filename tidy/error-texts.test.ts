import { errorCodes, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { languages } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';

/** ERR-08: the text for a code nobody knows. */
const unknownCode = 2;
const numbers = [...errorCodes.flatMap((code) => errorSpec(code).number ?? []), unknownCode];

type Texts = Readonly<Record<string, string>>;

async function textsOf(language: string): Promise<Texts> {
  // The variable path keeps a pack that is missing a failure of this test, not of the types.
  const packs = await Promise.all(
    ['errors', 'refusals'].map(
      async (group) => (await import(`../packages/i18n/src/packs/${language}/${group}.ts`)) as { texts: Texts },
    ),
  );
  return Object.assign({}, ...packs.map(({ texts }) => texts)) as Texts;
}

test('numbers are given once', () => {
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test.each(languages)('[ERR-10, D-017] every error number has its text in %s', async (language) => {
  const texts = await textsOf(language);
  expect(numbers.filter((number) => !texts[`lang.${number}`]?.trim())).toEqual([]);
});

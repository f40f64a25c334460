import { errorCodes, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { languages } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';

/** ERR-08: the text for a code nobody knows. */
const unknownCode = 2;
const numbers = [...errorCodes.flatMap((code) => errorSpec(code).number ?? []), unknownCode];

async function textsOf(language: string): Promise<Readonly<Record<string, string>>> {
  // The variable path keeps a pack that is missing a failure of this test, not of the types.
  const pack = (await import(`../packages/i18n/src/packs/${language}/errors.ts`)) as {
    texts: Readonly<Record<string, string>>;
  };
  return pack.texts;
}

test('numbers are given once', () => {
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test.each(languages)('[ERR-10, D-017] every error number has its text in %s', async (language) => {
  const texts = await textsOf(language);
  expect(numbers.filter((number) => !texts[`lang.${number}`]?.trim())).toEqual([]);
});

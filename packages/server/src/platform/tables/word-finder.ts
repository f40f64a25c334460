import { type Language, languages } from '@shuyuan/contract/kernel/languages';

/** Width, case, spaces and joining signs do not tell two words apart. */
const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*.’'-]+/g, '');

/** Finds a name by itself or by its word in any of the six languages. */
export function wordFinder<Name extends string>(
  names: readonly Name[],
  wordOf: (language: Language, name: Name) => string,
): (word: string) => Name | undefined {
  const found = new Map(
    names.flatMap((name) =>
      [name, ...languages.map((language) => wordOf(language, name))].map((word) => [plain(word), name]),
    ),
  );
  return (word) => found.get(plain(word));
}

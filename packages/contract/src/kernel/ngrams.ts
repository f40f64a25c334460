/** What a search compares: width, case and surplus space do not count. */
export const searchable = (text: string): string =>
  text.toWellFormed().normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** The words of a text as lists of characters; a pair never reaches over a space. */
const words = (text: string): string[][] =>
  searchable(text)
    .split(' ')
    .flatMap((word) => (word ? [[...word]] : []));

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);

/** What is stored of a text: every character and every pair of neighbours. Any part of a word is then found by its pairs. */
export const ngrams = (text: string): string[] => [
  ...new Set(words(text).flatMap((characters) => [...characters, ...pairs(characters)])),
];

/** What is asked for: all of these must be there. A word of one character has no pair and stands for itself. */
export const queryNgrams = (text: string): string[] => [
  ...new Set(words(text).flatMap((characters) => (characters.length === 1 ? characters : pairs(characters)))),
];

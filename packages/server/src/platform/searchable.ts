import { searchFormWith, spellingsOf } from '@shuyuan/contract/search/search-form';
import { simplifiedCharacters, traditionalCharacters } from './traditional-chinese.ts';

/**
 * The form in which a search compares texts: that of the contract, in which traditional and simplified characters do not count either.
 * `search_form` of the database is the same; a test compares all characters.
 */
export const searchable = searchFormWith(spellingsOf(traditionalCharacters, simplifiedCharacters));

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

import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { queryNgrams, searchable } from '../../../platform/searchable.ts';
import { isSpelled, wordsOf } from '../documents/tokens-of.ts';
import { beginning, type TokenQuery, tokens, tsqueryOf } from '../token-query.ts';

/** A question as its words, in the form texts are compared in: operators, quotes and control characters are gone with it. */
export type SearchQuestion = { readonly form: string; readonly words: readonly string[] };

export function questionOf(keyword: string): SearchQuestion {
  const form = searchable([...keyword].slice(0, searchLimits.characters).join('')).replaceAll(/ +/g, ' ');
  return { form, words: wordsOf(form).slice(0, searchLimits.words) };
}

/** Beginnings of fewer letters stand in every other text. */
const shortestBeginning = 3;
const initials = /^[a-z]{2,12}$/;

type Stems = ReadonlyMap<string, readonly string[]>;

function ofSpelled(word: string, { stems, isTyped }: { stems: readonly string[]; isTyped: boolean }): TokenQuery {
  const own = isTyped || word.length >= shortestBeginning ? beginning(word) : { token: word };
  const pinyin = initials.test(word) ? [beginning(`py:${word}`)] : [];
  return { any: [own, ...tokens(stems), ...pinyin] };
}

const ofWord = (word: string, stems: readonly string[], isTyped: boolean): TokenQuery =>
  isSpelled(word) ? ofSpelled(word, { stems, isTyped }) : { all: tokens(queryNgrams(word)) };

type Options = { readonly stems: Stems; readonly isLoose?: boolean; readonly isTyped?: boolean };

/** A question for the index that finds whatever has all of the words, or any of them; the last one of what is being typed may go on. */
export function indexQuery(
  { words }: SearchQuestion,
  { stems, isLoose = false, isTyped = false }: Options,
): TokenQuery {
  const queries = words.map((word) => ofWord(word, stems.get(word) ?? [], isTyped));
  return isLoose ? { any: queries } : { all: queries };
}

/** A question for titles that have the words themselves; nothing for scripts without blanks, whose pairs are the words. */
export const wholeWordsQuery = ({ words }: SearchQuestion): string =>
  tsqueryOf({ all: tokens(words.filter(isSpelled)) });

/** Words whose pairs may lie scattered over a text that does not have them. */
export const scatteredWords = ({ words }: SearchQuestion): string[] =>
  words.filter((word) => !isSpelled(word) && [...word].length > 2);

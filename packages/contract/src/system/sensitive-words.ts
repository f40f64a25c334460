import { textLength } from '../kernel/text-length.ts';

/** What a list of one tenant may hold; the matcher is measured with this many. */
export const maxWords = 20_000;
export const maxWordLength = 50;
/** Words one call may bring. */
export const maxWordsPerCall = 2_000;
/** The longest text that is judged in one call. */
export const maxJudgedLength = 20_000;

/** Signs, spaces, marks and what cannot be seen: put between the letters of a word they would hide it. */
const separators = /[\p{P}\p{S}\p{Z}\p{C}\p{Mn}\p{Me}]+/gu;

/**
 * D-127: text as it is compared. NFKC makes full-width and stylised letters plain, the detour over capitals folds ß to
 * ss, and separators vanish, so that “V－I－P”, “vip” and “V I P” are one word.
 */
export const normalForm = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(separators, '');

/**
 * Whether something can stand in the list. What is left of “C++” is a single letter that every text contains; one
 * Chinese character is a word of its own.
 */
export function isUsableWord(word: string): boolean {
  const normal = normalForm(word);
  return textLength(normal) >= 2 || /^\p{sc=Han}$/u.test(normal);
}

/** The words of a text with one on each line, each once by its normal form; what cannot be one is told apart. */
export function wordsOfLines(lines: string): { readonly words: string[]; readonly unusable: string[] } {
  const given = lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isFit = (word: string): boolean => isUsableWord(word) && textLength(word) <= maxWordLength;
  const byForm = new Map(
    given
      .filter(isFit)
      .map((word) => [normalForm(word), word] as const)
      .toReversed(),
  );
  return { words: [...byForm.values()].toReversed(), unusable: given.filter((word) => !isFit(word)) };
}

import { ngrams } from '../../../platform/searchable.ts';

/** Everything a text is found by, but for the stems of its words, which the database makes. */
export function tokensOf(form: string): { readonly tokens: string[]; readonly words: string[] } {
  const all = wordsOf(form);
  const words = all.filter(isSpelled);
  const grams = ngrams(all.filter((word) => !isSpelled(word)).join(' '));
  return { tokens: [...words, ...grams], words };
}

/** Words of letters and digits are found as words; those of all other scripts by their pairs of characters. */
const spelled = /^[a-z0-9\u0400-\u04ff\u0600-\u06ff]+$/u;
/** The database holds no longer ones; nobody types them. */
const maxWord = 60;

export const isSpelled = (word: string): boolean => spelled.test(word);

export const wordsOf = (form: string): string[] => [
  ...new Set(
    form
      .split(' ')
      .flatMap((word) => (word === '' ? [] : [...word].slice(0, isSpelled(word) ? maxWord : undefined).join(''))),
  ),
];

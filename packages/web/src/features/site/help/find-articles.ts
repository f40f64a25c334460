import { searchForm, stemLength } from '@shuyuan/contract/search/search-form';

/** The worth of a word where it stands; of its stem or its pairs of characters alone it is worth half. */
const weights = { title: 4, body: 1 } as const;

/** Written with blanks between words; all other scripts are searched by pairs of characters. */
const isSpelled = (word: string): boolean => /^[a-z0-9\u0400-\u04ff\u0600-\u06ff]+$/u.test(word);

const pairsOf = (word: string): string[] => {
  const characters = [...word];
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
};

/** Whether a text has a word, or at least its stem, or a third of the pairs a whole question in Chinese is made of. */
function hitIn(form: string, word: string): number {
  if (form.includes(word)) return 1;
  if (isSpelled(word)) return word.length > 3 && form.includes(word.slice(0, stemLength(word))) ? 0.5 : 0;
  const pairs = pairsOf(word);
  const found = pairs.filter((pair) => form.includes(pair)).length;
  return pairs.length > 1 && found * 3 >= pairs.length ? found / pairs.length / 2 : 0;
}

const weightOf = (word: string, { title, body }: ArticleText<string>): number =>
  Math.max(weights.title * hitIn(title, word), weights.body * hitIn(body, word));

/**
 * The articles that have all words of a question, the best first; where none has all of them, those with some. Nothing is
 * asked for by signs alone: then all of them, in their order.
 */
export function findArticles<Id extends string>(texts: readonly ArticleText<Id>[], question: string): readonly Id[] {
  const words = searchForm(question)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return texts.map(({ id }) => id);
  const found = texts
    .map(({ id, title, body }) => ({ id, title: searchForm(title), body: searchForm(body) }))
    .map((form) => ({ id: form.id, each: words.map((word) => weightOf(word, form)) }))
    .filter(({ each }) => each.some((weight) => weight > 0));
  const whole = found.filter(({ each }) => each.every((weight) => weight > 0));
  const sum = (each: readonly number[]): number => each.reduce((all, weight) => all + weight, 0);
  return (whole.length > 0 ? whole : found).toSorted((a, b) => sum(b.each) - sum(a.each)).map(({ id }) => id);
}

/** An article as it is searched. */
export type ArticleText<Id extends string> = { readonly id: Id; readonly title: string; readonly body: string };

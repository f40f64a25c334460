import { searchable } from '../../../platform/searchable.ts';
import { isIn, type Term, type Terms } from '../../../platform/search-terms.ts';
import { cutTo, sentencesOf } from './sentences.ts';

/** About as much as a reader takes in at a glance. */
const passageLength = 400;

export type Read = {
  readonly text: string;
  /** What of the question stands in it. */
  readonly terms: ReadonlySet<Term>;
};

type Sentence = { readonly text: string; readonly length: number; readonly terms: readonly Term[] };

const weighing = (weightOf: (term: Term) => number) => (terms: ReadonlySet<Term>) =>
  [...terms].reduce((sum, term) => sum + weightOf(term), 0);

/** As many sentences from this one on as fit. */
function from(sentences: readonly Sentence[], start: number): readonly Sentence[] {
  let length = 0;
  const rest = sentences.slice(start);
  const end = rest.findIndex((sentence) => (length += sentence.length) > passageLength);
  return end === -1 ? rest : rest.slice(0, Math.max(1, end));
}

/** The neighbouring sentences that together say most of what is asked for; of equals the first. */
export function bestPassage(text: string, terms: Terms, weightOf: (term: Term) => number): Read {
  const sentences = sentencesOf(text).map((sentence): Sentence => {
    const plain = searchable(sentence);
    return { text: sentence, length: sentence.length, terms: terms.filter((term) => isIn(plain, term)) };
  });
  const weigh = weighing(weightOf);
  let best: readonly Sentence[] = from(sentences, 0);
  let bestWeight = weigh(termsOf(best));
  for (const start of sentences.keys()) {
    if (sentences[start]?.terms.length === 0) continue;
    const passage = from(sentences, start);
    const weight = weigh(termsOf(passage));
    if (weight > bestWeight) [best, bestWeight] = [passage, weight];
  }
  return { text: cutTo(joined(best), 2 * passageLength), terms: termsOf(best) };
}

const termsOf = (passage: readonly Sentence[]): ReadonlySet<Term> => new Set(passage.flatMap(({ terms }) => terms));

/** Chinese sentences follow each other without a space. */
const joined = (passage: readonly Sentence[]): string =>
  passage
    .map(({ text }) => (/[\p{Script=Han}。！？；…”』」）]$/u.test(text) ? text : `${text} `))
    .join('')
    .trim();

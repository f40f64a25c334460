import { searchable } from '../../../platform/searchable.ts';
import { isIn, type Terms } from '../../../platform/search-terms.ts';
import { cutTo, sentencesOf } from '../knowledge-of-company/sentences.ts';

const sentenceMax = 240;

/** Those that say most of what is asked for, in the order of the text; where none does, its beginning. */
export function bestSentences(text: string, terms: Terms, limit: number): string[] {
  const sentences = sentencesOf(text).map((sentence, at) => {
    const plain = searchable(sentence);
    const score = terms.reduce((sum, term) => (isIn(plain, term) ? sum + term.weight : sum), 0);
    return { sentence, at, score };
  });
  const fitting = sentences.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen = fitting.length === 0 ? sentences.slice(0, 1) : fitting.slice(0, limit);
  return chosen.toSorted((a, b) => a.at - b.at).map(({ sentence }) => cutTo(sentence, sentenceMax));
}

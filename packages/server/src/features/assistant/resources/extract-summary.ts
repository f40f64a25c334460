import { searchable } from '../../../platform/searchable.ts';
import { termsOf } from '../../../platform/search-terms.ts';
import { cutTo, sentencesOf } from '../knowledge-of-company/sentences.ts';

export type Summary = { readonly summary: string; readonly points: readonly string[] };

const ofSummary = 2;
const maxPoints = 5;
const sentenceMax = 200;
/** A text of any length is judged by so much of it. */
const judgedSentences = 400;

type Sentence = { readonly text: string; readonly at: number; readonly score: number };

/** What many sentences speak of is what the text is about; what its title names counts most. */
function weighed(title: string, text: string): Sentence[] {
  const sentences = sentencesOf(text).slice(0, judgedSentences);
  const plain = sentences.map(searchable);
  const titleTerms = new Set(termsOf(title).map((term) => term.text));
  const terms = plain.map(termsOf);
  const holding = new Map<string, number>();
  for (const term of terms.flat()) holding.set(term.text, (holding.get(term.text) ?? 0) + 1);
  return sentences.map((sentence, at) => {
    const own = terms[at] ?? [];
    const sum = own.reduce((total, term) => {
      const often = Math.log(holding.get(term.text) ?? 1);
      return total + term.weight * (often + (titleTerms.has(term.text) ? 2 : 0));
    }, 0);
    // By its length, or the longest sentence would always win; early ones usually say what follows.
    return { text: sentence, at, score: sum / Math.sqrt(own.length + 5) + 1 / (at + 1) };
  });
}

const inOrder = (sentences: readonly Sentence[]): string[] =>
  sentences.toSorted((a, b) => a.at - b.at).map(({ text }) => cutTo(text, sentenceMax));

/** D-159: without a model, the sentences that say most, word for word and in the order of the text. */
export function extractSummary(title: string, text: string): Summary {
  const best = weighed(title, text).toSorted((a, b) => b.score - a.score || a.at - b.at);
  return {
    summary: inOrder(best.slice(0, ofSummary)).join(' '),
    points: inOrder(best.slice(ofSummary, ofSummary + maxPoints)),
  };
}

import { summaryLength } from '../kernel/text-length.ts';

/** D-122: how much of its text whoever has not paid reads of something. */
export const teaserMax = 100;

/** More of a short text than this is not shown, were it only its first sentence. */
const largestShare = 2 / 3;

// Of no language in particular: both know the marks of all, and words of Chinese by a dictionary.
const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' });
const words = new Intl.Segmenter('zh', { granularity: 'word' });

const lengthOf = (text: string): number => [...text].length;

/** As many whole pieces from the beginning as fit. */
function wholePieces(segmenter: Intl.Segmenter, text: string, room: number): string {
  let shown = '';
  for (const { segment } of segmenter.segment(text)) {
    if (lengthOf((shown + segment).trimEnd()) > room) break;
    shown += segment;
  }
  return shown.trimEnd();
}

/** The part of a teaser that is text, without the mark that there is more. */
function shownOf(summary: string): { readonly shown: string; readonly isSentence: boolean } {
  const length = lengthOf(summary);
  // A summary that is not full is the whole text: what is sold would stand on its own card.
  const isWhole = length < summaryLength;
  const half = isWhole ? Math.min(teaserMax, Math.floor(length / 2)) : teaserMax;
  const [first] = sentences.segment(summary);
  const firstLength = lengthOf((first?.segment ?? '').trimEnd());
  const mayShowFirst = firstLength < teaserMax && firstLength <= Math.floor(length * largestShare);
  const whole = wholePieces(sentences, summary, mayShowFirst ? Math.max(half, firstLength) : half);
  if (whole !== '') return { shown: whole, isSentence: true };
  return { shown: wholePieces(words, summary, Math.max(0, half - 1)), isSentence: false };
}

/** The beginning of a summary: whole sentences, or where the first is too long whole words. */
export function teaserOf(summary: string): string {
  if (summary === '') return '';
  const { shown, isSentence } = shownOf(summary);
  return isSentence ? shown : `${shown}…`;
}

/** The words of a teaser, as whoever has not paid may search for them. */
export const teaserWords = (summary: string): string => shownOf(summary).shown;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const firstOf = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';

/** At most so many words of a name are hinted at. */
const wordsMax = 3;

/**
 * D-188: what strangers read of a name: the first letter of each word and two stars, whatever its length, enough beside
 * the paper and too little to learn a name from a number.
 */
export function shortenedName(fullName: string): string {
  const words = fullName
    .trim()
    .split(/[\s·•]+/u)
    .filter(Boolean)
    .slice(0, wordsMax);
  return words.length === 0 ? '**' : words.map((word) => `${firstOf(word)}**`).join(' ');
}

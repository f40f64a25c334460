/** A word, and what it becomes without one of its letters: two words one mistake apart share one of these. */
export const mistakeKeys = (word: string): string[] => [
  ...new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]),
];

/** A mistake in fewer letters makes another word. */
const shortestMistaken = 4;
const longestMistaken = 24;
const letterWord = /^[a-z\u0400-\u04ff\u0600-\u06ff]+$/u;

export const canBeMistyped = (word: string): boolean =>
  word.length >= shortestMistaken && word.length <= longestMistaken && letterWord.test(word);

/** How many letters were left out, added, changed or swapped with their neighbour. */
export function mistakesBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

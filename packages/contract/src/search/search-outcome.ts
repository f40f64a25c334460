/** How a search ended: as it was written, with a word corrected, with some of the words, or with nothing. */
export type SearchOutcome = 'found' | 'corrected' | 'loose' | 'none';

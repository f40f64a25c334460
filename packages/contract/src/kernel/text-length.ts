/** D-062: lengths are Unicode code points after trimming, counted alike on both sides. */
export const textLength = (text: string): number => [...text.trim()].length;

/** The beginning of a text, as cards show it. */
export const summaryLength = 160;

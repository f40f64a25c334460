/** D-062: lengths are Unicode code points after trimming, counted alike on both sides. */
export const textLength = (text: string): number => [...text.trim()].length;

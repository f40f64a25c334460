/**
 * Features make the library lay out a run as a whole: word by word, Arabic words would stand in the wrong order. Kerning
 * is off, since readers of the file take its steps for the ends of words.
 */
// The types know of lists of features alone; the library hands them on, and takes those that are off, too.
const features = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

export const layoutOptions = { lineBreak: false, features, baseline: 'alphabetic' } as const;

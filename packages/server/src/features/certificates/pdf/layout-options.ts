import type { Font } from 'fontkit';

const lamAlef = /\u0644\p{M}*[\u0622\u0623\u0625\u0627]/u;

/**
 * Features make the library lay out a run as a whole: word by word, Arabic words would stand in the wrong order. Kerning
 * is off, since readers of the file take its steps for the ends of words. Amiri puts a stroke between lam and kaf that
 * stands for no letter, and readers would make one up: such a run goes without it, unless lam and alef in it have to be
 * one sign.
 */
export function layoutOptions(face: Font, text: string) {
  const hasStroke = face.layout(text, { kern: false }).glyphs.some(({ codePoints }) => codePoints.length === 0);
  const features = hasStroke && !lamAlef.test(text) ? { kern: false, rlig: false } : { kern: false };
  // The types know of lists of features alone; the library hands them on, and takes those that are off, too.
  const typed = features as unknown as PDFKit.Mixins.OpenTypeFeatures[];
  return { lineBreak: false, features: typed, baseline: 'alphabetic' } as const;
}

import type { PDFPageProxy } from 'pdfjs-dist';
import { type JoinedText, joinTexts } from '../text-search.ts';

/** The text of a page as it is both searched and drawn, so that offsets mean the same in either. */
export const readTextContent = (page: PDFPageProxy): ReturnType<PDFPageProxy['getTextContent']> =>
  page.getTextContent({ disableNormalization: true });

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** One part per piece the page draws; the end of a line is a line break, which a search may cross. */
export function textOfContent({ items }: TextContent): JoinedText {
  const pieces = items.filter((item) => 'str' in item);
  return joinTexts(pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)));
}

import { type Match, piecesOf } from '../text-search.ts';
import type { Area, TextPieces } from './page-drawing.ts';

export type Mark = { readonly index: number; readonly area: Area };

function rectsOf(element: HTMLElement | undefined, start: number, end: number): DOMRect[] {
  const node = element?.firstChild;
  if (!(node instanceof Text)) return [];
  const range = document.createRange();
  range.setStart(node, Math.min(start, node.length));
  range.setEnd(node, Math.min(end, node.length));
  return [...range.getClientRects()];
}

/** Where the matches of a page are drawn. */
export function marksOf(sheet: HTMLElement, { joined, elements }: TextPieces, matches: readonly Match[]): Mark[] {
  const whole = sheet.getBoundingClientRect();
  const toArea = (rect: DOMRect): Area => ({
    left: ((rect.left - whole.left) / whole.width) * 100,
    top: ((rect.top - whole.top) / whole.height) * 100,
    width: (rect.width / whole.width) * 100,
    height: (rect.height / whole.height) * 100,
  });
  return matches.flatMap((match, index) =>
    piecesOf(match, joined).flatMap(({ part, start, end }) =>
      rectsOf(elements[part], start, end).map((rect) => ({ index, area: toArea(rect) })),
    ),
  );
}

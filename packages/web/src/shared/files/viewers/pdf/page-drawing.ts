import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import type { JoinedText } from '../text-search.ts';
import { drawScale } from './page-layout.ts';
import { readTextContent, textOfContent } from './page-text.ts';

/** A page of the document while it is near the view; what it holds in memory is let go with it. */
export function usePdfPage(pdf: PDFDocumentProxy, number: number): { page: PDFPageProxy | null; isBroken: boolean } {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let got: PDFPageProxy | null = null;
    pdf.getPage(number).then(
      (loaded) => {
        got = loaded;
        if (isLeft) return;
        setPage(loaded);
        setIsBroken(false);
      },
      () => {
        // Else the document was closed meanwhile.
        if (!isLeft) setIsBroken(true);
      },
    );
    return () => {
      isLeft = true;
      got?.cleanup();
    };
  }, [pdf, number]);
  return { page, isBroken };
}

/** Draws the page at a scale. The drawing before stays, stretched, until the new one is done: zooming does not flash. */
export function useDrawing(page: PDFPageProxy | null, scale: number, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!page) return undefined;
    const plain = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: drawScale(plain, scale, window.devicePixelRatio) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    task.promise.then(
      () => place.current?.replaceChildren(canvas),
      // Cancelled by the next drawing.
      () => undefined,
    );
    return () => task.cancel();
  }, [page, scale, place]);
}

export type TextPieces = { readonly joined: JoinedText; readonly elements: readonly HTMLElement[] };

/** The text of the page over its drawing, to be selected, read aloud and marked. It scales by CSS alone. */
export function useTextPieces(page: PDFPageProxy | null, place: RefObject<HTMLElement | null>): TextPieces | null {
  const [pieces, setPieces] = useState<TextPieces | null>(null);
  useEffect(() => {
    const container = place.current;
    if (!page || !container) return undefined;
    let layer: TextLayer | null = null;
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const content = await readTextContent(page);
      if (isLeft) return;
      layer = new TextLayer({ textContentSource: content, container, viewport: page.getViewport({ scale: 1 }) });
      await layer.render();
      setPieces({ joined: textOfContent(content), elements: layer.textDivs });
    };
    draw().catch(() => undefined);
    return () => {
      isLeft = true;
      layer?.cancel();
      container.replaceChildren();
      setPieces(null);
    };
  }, [page, place]);
  return pieces;
}

/** In hundredths of the page, so that zooming moves nothing. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type PageLink = { readonly area: Area; readonly url: string | null; readonly destination: unknown };

/** pdfjs types points as anything; a page that is turned may give the corners in any order. */
type Corner = [x: number, y: number];

type Annotation = { subtype: string; rect: [number, number, number, number]; url?: string; dest?: unknown };

/** pdfjs has already refused addresses that would run something; only what a page may open is left. */
const openable = (url: string | undefined): string | null => (url && /^(https?:|mailto:)/i.test(url) ? url : null);

export function usePageLinks(page: PDFPageProxy | null): readonly PageLink[] {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    if (!page) return undefined;
    let isLeft = false;
    const viewport = page.getViewport({ scale: 1 });
    const toLink = ({ rect, url, dest }: Annotation): PageLink => {
      const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as Corner;
      const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as Corner;
      const area = {
        left: (Math.min(x1, x2) / viewport.width) * 100,
        top: (Math.min(y1, y2) / viewport.height) * 100,
        width: (Math.abs(x2 - x1) / viewport.width) * 100,
        height: (Math.abs(y2 - y1) / viewport.height) * 100,
      };
      return { area, url: openable(url), destination: dest ?? null };
    };
    page.getAnnotations().then(
      (annotations: Annotation[]) => {
        const found = annotations.filter(({ subtype }) => subtype === 'Link').map(toLink);
        if (!isLeft) setLinks(found.filter(({ url, destination }) => url !== null || destination !== null));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [page]);
  return links;
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import type { ContentsEntry } from '../ContentsPanel.tsx';
import type { Size } from './page-layout.ts';
import { beginLoading, type Destination, failureOf, type PdfFailure } from './pdf-engine.ts';

export type PdfOutline = readonly ContentsEntry<Destination>[];

export type OpenPdf = {
  readonly pdf: PDFDocumentProxy;
  readonly firstSize: Size;
  readonly outline: PdfOutline;
};

type PdfState =
  | { readonly state: 'loading'; readonly fraction?: number }
  | { readonly state: 'failed'; readonly failure: PdfFailure }
  | ({ readonly state: 'ready' } & OpenPdf);

type OutlineNodes = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

const toEntries = (nodes: OutlineNodes | null, above = ''): PdfOutline =>
  (nodes ?? []).map(({ title, dest, items }, index) => ({
    key: `${above}${index}.`,
    label: title.trim(),
    target: dest,
    // pdfjs types the entries below as anything.
    entries: toEntries(items as OutlineNodes, `${above}${index}.`),
  }));

async function readFrame(pdf: PDFDocumentProxy): Promise<OpenPdf> {
  // An outline that cannot be read must not keep the document closed.
  const [page, nodes] = await Promise.all([pdf.getPage(1), pdf.getOutline().catch(() => null)]);
  const { width, height } = page.getViewport({ scale: 1 });
  return { pdf, firstSize: { width, height }, outline: toEntries(nodes) };
}

/** The document at an address that never changes, from the first byte to the first page; everything is given back when one leaves. */
export function usePdfDocument(address: string): { document: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [document, setDocument] = useState<PdfState>({ state: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const update = (state: PdfState): void => {
      if (!isLeft) setDocument(state);
    };
    const task = beginLoading(address);
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      if (total > 0) setDocument((now) => (now.state === 'loading' ? { ...now, fraction: loaded / total } : now));
    };
    task.promise.then(readFrame).then(
      (open) => update({ state: 'ready', ...open }),
      async (error: unknown) => update({ state: 'failed', failure: await failureOf(error, address) }),
    );
    return () => {
      isLeft = true;
      void task.destroy();
    };
  }, [address, attempt]);
  const retry = useCallback(() => {
    setDocument({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { document, retry };
}

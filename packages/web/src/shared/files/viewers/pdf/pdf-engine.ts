import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  ResponseException,
  version,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes one: the address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { failureOfStatus, findFailure, type ViewerFailure } from '../viewer-failure.ts';

GlobalWorkerOptions.workerSrc = new URL(workerAddress, document.baseURI).href;

/** Character maps, fonts and decoders lie beside our own assets (`build/pdf-parts.ts`): nothing comes from elsewhere. */
const partsAddress = (part: string): string => new URL(`assets/pdfjs-${version}/${part}/`, document.baseURI).href;

/** A picture of more pixels than this would take the whole tab with it. */
const maxImagePixels = 100_000_000;

export function beginLoading(address: string): PDFDocumentLoadingTask {
  return getDocument({
    url: new URL(address, document.baseURI).href,
    cMapUrl: partsAddress('cmaps'),
    standardFontDataUrl: partsAddress('standard_fonts'),
    wasmUrl: partsAddress('wasm'),
    iccUrl: partsAddress('iccs'),
    maxImageSize: maxImagePixels,
    // Forms of this kind are programs; they are not run, and shown as the paper they also are.
    enableXfa: false,
    // Only what is looked at is fetched: a book of 500 pages opens at once on a slow line.
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 262_144,
  });
}

export type PdfFailure = 'password' | ViewerFailure;

/** pdfjs has one error for a line lost in the middle and for pages that lead nowhere: whether the line stands decides. */
export async function failureOf(error: unknown, address: string): Promise<PdfFailure> {
  if (error instanceof PasswordException) return 'password';
  if (error instanceof InvalidPDFException) return 'broken';
  if (error instanceof ResponseException) return failureOfStatus(Number(error.status));
  return findFailure(address);
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

export type Destination = OutlineNode['dest'];

/** The page a destination means, counted from 1; null when the document points nowhere. */
export async function pageOfDestination(pdf: PDFDocumentProxy, destination: Destination): Promise<number | null> {
  const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return null;
  // A reference to a page; one that is none is refused below.
  return pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0]).then(
    (index) => index + 1,
    () => null,
  );
}

import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfLimits } from './pdf-limits.ts';
import { plainPage } from './plain-page.ts';

// Handed over by `pdf-program.ts`.
const { bytes, limits } = workerData as { readonly bytes: Uint8Array; readonly limits: PdfLimits };

const partOf = (name: string): string => fileURLToPath(new URL(name, import.meta.resolve('pdfjs-dist/package.json')));

/** Nothing a document brings is run, drawn or fetched: its texts alone are read. */
const pdf = await getDocument({
  data: bytes,
  cMapUrl: partOf('cmaps/'),
  standardFontDataUrl: partOf('standard_fonts/'),
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  enableXfa: false,
  verbosity: 0,
}).promise;

async function readPage(number: number, room: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return plainPage(items.flatMap((item) => ('str' in item ? item : []))).slice(0, room);
}

let room = limits.characters;
for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && room > 0; number++) {
  const text = await readPage(number, room);
  room -= text.length;
  parentPort?.postMessage({ number, text }, []);
}

import { EPUB, type TocItem } from 'foliate-js/epub.js';
import { BlobReader, BlobWriter, configure, TextWriter, ZipReader } from 'foliate-js/vendor/zip.js';
import type { ContentsEntry } from '../ContentsPanel.tsx';
import { cleanChapter, cleanText, withoutHandlers } from './clean-chapter.ts';

/** No file of an honest book is larger; a small archive may unpack to something that is. */
const maxEntryBytes = 100 * 1024 * 1024;

export type Book = {
  readonly epub: EPUB;
  readonly contents: readonly ContentsEntry<string>[];
};

async function fetchBlob(address: string, signal: AbortSignal, onFraction: (fraction: number) => void): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`the book was answered with ${response.status}`);
  const total = Number(response.headers.get('content-length'));
  let loaded = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, out) {
      loaded += bytes.length;
      if (total > 0) onFraction(Math.min(1, loaded / total));
      out.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(counting)).blob();
}

async function openArchive(blob: Blob): Promise<ConstructorParameters<typeof EPUB>[0]> {
  // Its workers would be made from text; a chapter at a time needs none.
  configure({ useWebWorkers: false });
  const entries = await new ZipReader(new BlobReader(blob)).getEntries();
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const find = (name: string) => {
    const entry = byName.get(name);
    if (entry && entry.uncompressedSize > maxEntryBytes) throw new Error(`${name} is too large`);
    return entry;
  };
  return {
    loadText: async (name) => {
      const text = await find(name)?.getData(new TextWriter());
      return text === undefined ? null : withoutHandlers(text);
    },
    loadBlob: async (name, type) => (await find(name)?.getData(new BlobWriter(type))) ?? null,
    getSize: (name) => byName.get(name)?.uncompressedSize ?? 0,
  };
}

const toEntries = (items: readonly TocItem[] | null | undefined, above = ''): ContentsEntry<string>[] =>
  (items ?? []).map(({ label, href, subitems }, index) => ({
    key: `${above}${index}.`,
    label: label?.trim() ?? '',
    target: href ?? '',
    entries: toEntries(subitems, `${above}${index}.`),
  }));

type Transformed = { data: string | Blob | Promise<string | Blob>; type: string };

/** Every chapter and drawing is cleaned before anything shows it, and in the same way before it is searched. */
function cleanAll(epub: EPUB): void {
  epub.transformTarget.addEventListener('data', (event) => {
    // foliate-js describes its event so.
    const { detail } = event as CustomEvent<Transformed>;
    const { data, type } = detail;
    detail.data = Promise.resolve(data).then((plain) => (typeof plain === 'string' ? cleanText(plain, type) : plain));
  });
  for (const section of epub.sections) {
    const { createDocument } = section;
    section.createDocument = async () => {
      const chapter = await createDocument();
      cleanChapter(chapter);
      return chapter;
    };
  }
}

export async function openBook(
  address: string,
  signal: AbortSignal,
  onFraction: (fraction: number) => void,
): Promise<Book> {
  const blob = await fetchBlob(address, signal, onFraction);
  const epub = await new EPUB(await openArchive(blob)).init();
  if (epub.sections.length === 0) throw new Error('a book without chapters');
  cleanAll(epub);
  return { epub, contents: toEntries(epub.toc) };
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchState } from '../SearchBar.tsx';
import { findMatches, type Match } from '../text-search.ts';
import { type Hit, hitNumber, stepHit } from './hits.ts';
import { readTextContent, textOfContent } from './page-text.ts';

const maxHits = 2_000;
/** Typing is not interrupted by searching for the half of a word. */
const typingMs = 200;

type Found = { readonly hits: ReadonlyMap<number, readonly Match[]>; readonly done: number; readonly isCut: boolean };
const nothing: Found = { hits: new Map(), done: 0, isCut: false };

/** Looks through all pages, beginning where one reads; the pages seen so far are told as it goes. */
async function searchPages(
  pdf: PDFDocumentProxy,
  { query, from, signal }: { query: string; from: number; signal: AbortSignal },
  onFound: (found: Found, page: number) => void,
): Promise<void> {
  const hits = new Map<number, readonly Match[]>();
  let left = maxHits;
  for (let seen = 0; seen < pdf.numPages && left > 0; seen += 1) {
    const number = ((from - 1 + seen) % pdf.numPages) + 1;
    const page = await pdf.getPage(number);
    const { text } = textOfContent(await readTextContent(page));
    if (signal.aborted) return;
    const matches = findMatches(text, query, left);
    left -= matches.length;
    if (matches.length > 0) hits.set(number, matches);
    const done = left > 0 ? (seen + 1) / pdf.numPages : 1;
    onFound({ hits: new Map(hits), done, isCut: left === 0 }, number);
  }
}

export type PdfSearch = {
  readonly state: SearchState;
  readonly hits: ReadonlyMap<number, readonly Match[]>;
  readonly current: Hit | null;
  readonly setQuery: (query: string) => void;
  readonly step: (direction: 1 | -1) => void;
};

/** Finding a text in a document: the hits by page, and the one that is shown. */
export function usePdfSearch(pdf: PDFDocumentProxy, pageRead: number): PdfSearch {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  const [current, setCurrent] = useState<Hit | null>(null);
  // Where one reads decides where the search begins, but scrolling on must not begin it anew.
  const from = useRef(pageRead);
  useEffect(() => {
    from.current = pageRead;
  }, [pageRead]);
  useEffect(() => {
    if (query.trim() === '') return undefined;
    const leave = new AbortController();
    const onFound = (now: Found, page: number): void => {
      setFound(now);
      if (now.hits.has(page)) setCurrent((before) => before ?? { page, index: 0 });
    };
    const begin = (): void => {
      // A page that cannot be read ends the search with what was found.
      searchPages(pdf, { query, from: from.current, signal: leave.signal }, onFound).catch(() =>
        setFound((before) => ({ ...before, done: 1 })),
      );
    };
    const timer = setTimeout(begin, typingMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [pdf, query]);
  const { hits, done, isCut } = found;
  const state = useMemo(() => {
    const count = [...hits.values()].reduce((sum, matches) => sum + matches.length, 0);
    return { query, count, current: current ? hitNumber(hits, current) : 0, isCut, done };
  }, [query, hits, done, isCut, current]);
  const search = (next: string): void => {
    setQuery(next);
    setFound(nothing);
    setCurrent(null);
  };
  const step = (direction: 1 | -1): void => setCurrent((before) => before && stepHit(hits, before, direction));
  return { state, hits, current, setQuery: search, step };
}

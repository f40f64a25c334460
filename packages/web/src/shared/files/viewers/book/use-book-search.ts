import type { EPUB } from 'foliate-js/epub.js';
import { useEffect, useState } from 'react';
import type { SearchState } from '../SearchBar.tsx';
import { findMatches, joinTexts, piecesOf } from '../text-search.ts';
import { type BookHit, type BookView, placeOfRange } from './book-view.ts';

const maxHits = 500;
const typingMs = 250;

const unseen = new Set(['script', 'style', 'head', 'title']);

function textNodesOf(chapter: Document): Text[] {
  const walker = chapter.createTreeWalker(chapter.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!unseen.has(node.parentElement?.localName ?? '')) nodes.push(node as Text);
  }
  return nodes;
}

/** The hits of a chapter, as places of the book. */
function searchChapter(
  epub: EPUB,
  chapter: Document,
  { section, query }: { section: number; query: string },
): BookHit[] {
  const nodes = textNodesOf(chapter);
  const joined = joinTexts(nodes.map(({ data }) => data));
  return findMatches(joined.text, query, maxHits).flatMap((match) => {
    const pieces = piecesOf(match, joined);
    const [first, last] = [pieces[0], pieces.at(-1)];
    const [from, to] = [first && nodes[first.part], last && nodes[last.part]];
    if (!first || !last || !from || !to) return [];
    const range = chapter.createRange();
    range.setStart(from, first.start);
    range.setEnd(to, last.end);
    return [{ section, place: placeOfRange(epub, section, range) }];
  });
}

type Found = { readonly hits: readonly BookHit[]; readonly done: number };
const nothing: Found = { hits: [], done: 0 };

async function searchBook(
  epub: EPUB,
  { query, signal }: { query: string; signal: AbortSignal },
  onFound: (found: Found) => void,
): Promise<void> {
  const hits: BookHit[] = [];
  for (const [index, section] of epub.sections.entries()) {
    const chapter = await section.createDocument();
    if (signal.aborted) return;
    if (chapter.body) hits.push(...searchChapter(epub, chapter, { section: index, query }));
    const isFull = hits.length >= maxHits;
    onFound({ hits: hits.slice(0, maxHits), done: isFull ? 1 : (index + 1) / epub.sections.length });
    if (isFull) return;
  }
}

type BookSearch = {
  readonly state: SearchState;
  readonly setQuery: (query: string) => void;
  readonly step: (direction: 1 | -1) => void;
};

/** Finding a text in a book: chapter after chapter, the shown hit marked stronger than the others. */
export function useBookSearch(epub: EPUB, view: BookView | null): BookSearch {
  const [query, setQuery] = useState('');
  const [{ hits, done }, setFound] = useState(nothing);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (query.trim() === '') return undefined;
    const leave = new AbortController();
    const begin = (): void => {
      // A chapter that cannot be read ends the search with what was found.
      searchBook(epub, { query, signal: leave.signal }, setFound).catch(() =>
        setFound((before) => ({ ...before, done: 1 })),
      );
    };
    const timer = setTimeout(begin, typingMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [epub, query]);
  useEffect(() => view?.setMarks({ hits, current }), [view, hits, current]);
  const shown = hits[current]?.place;
  useEffect(() => {
    if (shown !== undefined) void view?.goTo(shown);
  }, [view, shown]);
  const search = (next: string): void => {
    setQuery(next);
    setFound(nothing);
    setCurrent(0);
  };
  const step = (direction: 1 | -1): void => {
    if (hits.length > 0) setCurrent((before) => (before + direction + hits.length) % hits.length);
  };
  const count = hits.length;
  const state = { query, count, current: count > 0 ? current + 1 : 0, isCut: count >= maxHits, done };
  return { state, setQuery: search, step };
}

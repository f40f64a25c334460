import type { EPUB, Resolved } from 'foliate-js/epub.js';
import * as places from 'foliate-js/epubcfi.js';
import { Overlayer } from 'foliate-js/overlayer.js';
import type { Contents, Paginator } from 'foliate-js/paginator.js';
import { SectionProgress, TOCProgress } from 'foliate-js/progress.js';
import { directionOf, oneAfterTheOther, type Turn } from './page-turns.ts';
import { layOutWholeChapters } from './whole-chapters.ts';

/** A place one can go back to, how far it is through the book, and the entry of the contents it is in. */
export type Reading = { readonly place: string; readonly fraction: number; readonly entry: string | null };

export type BookHit = { readonly section: number; readonly place: string };

type Relocated = { index: number; range?: Range; fraction: number; size?: number };
type Marks = { readonly hits: readonly BookHit[]; readonly current: number };

type Options = {
  readonly host: HTMLElement;
  readonly epub: EPUB;
  readonly onReading: (reading: Reading) => void;
  /** A chapter has come into the page: keys and taps on it are not heard outside of its frame. */
  readonly onChapter: (chapter: Document) => void;
};

export type BookView = {
  readonly goTo: (target: string) => Promise<void>;
  readonly begin: (place: string | undefined) => Promise<void>;
  readonly turn: (turn: Turn) => Promise<void>;
  readonly setStyle: (style: string) => void;
  readonly setMarks: (marks: Marks) => void;
  readonly close: () => void;
};

const markColour = '#E0A800';
const currentColour = '#C8452D';

async function makeRenderer({ rendition }: EPUB): Promise<Paginator> {
  if (rendition?.layout === 'pre-paginated') {
    await import('foliate-js/fixed-layout.js');
    // Both renderers share the methods that are used; pages that are fixed have no style to set.
    return document.createElement('foliate-fxl') as unknown as Paginator;
  }
  await import('foliate-js/paginator.js');
  // Registered by the module above.
  const renderer = document.createElement('foliate-paginator') as unknown as Paginator;
  layOutWholeChapters(renderer);
  const layout = { gap: '6%', margin: '36px', 'max-inline-size': '720px', 'max-column-count': '2' };
  for (const [name, value] of Object.entries(layout)) renderer.setAttribute(name, value);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) renderer.setAttribute('animated', '');
  return renderer;
}

/** Longer places are refused by the call that remembers them. */
const maxPlaceLength = 300;

function placeOf(epub: EPUB, index: number, range: Range | undefined): string {
  const chapter = epub.sections[index]?.cfi ?? '';
  if (!range) return chapter;
  const start = range.cloneRange();
  start.collapse(true);
  const place = places.joinIndir(chapter, places.fromRange(start));
  return place.length > maxPlaceLength ? chapter : place;
}

export const placeOfRange = (epub: EPUB, index: number, range: Range): string =>
  places.joinIndir(epub.sections[index]?.cfi ?? '', places.fromRange(range));

async function makeProgress(epub: EPUB): Promise<{ sections: SectionProgress; contents: TOCProgress }> {
  const contents = new TOCProgress();
  await contents.init({
    toc: epub.toc ?? [],
    ids: epub.sections.map(({ id }) => id),
    splitHref: (href) => epub.splitTOCHref(href),
    getFragment: (chapter, id) => epub.getTOCFragment(chapter, id),
  });
  return { sections: new SectionProgress(epub.sections, 1500, 1600), contents };
}

function drawMarks({ doc, index, overlayer }: Contents, epub: EPUB, { hits, current }: Marks): void {
  if (!overlayer) return;
  for (const [number, { section, place }] of hits.entries()) {
    if (section !== index) continue;
    const range = epub.resolveCFI(place).anchor(doc);
    // A range of another frame is no `Range` of ours.
    if (typeof range !== 'object' || range === null || !('startContainer' in range)) continue;
    const color = number === current ? currentColour : markColour;
    overlayer.add(place, range, number === current ? Overlayer.outline : Overlayer.highlight, { color });
  }
}

type Leading = { readonly epub: EPUB; readonly index: number; readonly goTo: (href: string) => void };

/** Links of a chapter lead inside the book; those that leave it open elsewhere and tell nobody where from. */
function followLinks(chapter: Document, { epub, index, goTo }: Leading): void {
  chapter.addEventListener('click', (event) => {
    // An element of another frame is no `Element` of ours; it has the same methods.
    const link = (event.target as Element | null)?.closest('a[href]');
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    if (!epub.isExternal(href)) goTo(epub.sections[index]?.resolveHref(href) ?? href);
    else if (/^(https?|mailto):/i.test(href)) window.open(href, '_blank', 'noopener,noreferrer');
  });
}

/** A book in an element of the page. Chapters stand in a frame of their own that may run nothing. */
export async function openView({ host, epub, onReading, onChapter }: Options): Promise<BookView> {
  const [renderer, progress] = await Promise.all([makeRenderer(epub), makeProgress(epub)]);
  let marks: Marks = { hits: [], current: -1 };
  let isRightToLeft = epub.dir === 'rtl';
  const show = async (resolved: Resolved | null): Promise<void> => {
    if (resolved && resolved.index >= 0) await renderer.goTo(resolved);
  };
  const goTo = (target: string): Promise<void> =>
    show(places.isCFI.test(target) ? epub.resolveCFI(target) : epub.resolveHref(target));
  const redraw = (): void => {
    for (const contents of renderer.getContents()) drawMarks(contents, epub, marks);
  };
  renderer.addEventListener('load', (event) => {
    const { doc, index } = (event as CustomEvent<{ doc: Document; index: number }>).detail;
    const isVertical = doc.defaultView?.getComputedStyle(doc.body).writingMode === 'vertical-rl';
    isRightToLeft = epub.dir === 'rtl' || isVertical;
    followLinks(doc, { epub, index, goTo: (href) => void goTo(href) });
    onChapter(doc);
  });
  renderer.addEventListener('create-overlayer', (event) => {
    const { doc, attach } = (event as CustomEvent<{ doc: Document; attach: (overlayer: Overlayer) => void }>).detail;
    attach(new Overlayer(doc));
    redraw();
  });
  renderer.addEventListener('relocate', (event) => {
    const { index, range, fraction, size } = (event as CustomEvent<Relocated>).detail;
    const read = progress.sections.getProgress(index, fraction, size).fraction;
    const entry = progress.contents.getProgress(index, range)?.href ?? null;
    onReading({ place: placeOf(epub, index, range), fraction: Math.min(1, read), entry });
  });
  renderer.open(epub);
  host.replaceChildren(renderer);
  const first = Math.max(
    0,
    epub.sections.findIndex(({ linear }) => linear !== 'no'),
  );
  return {
    goTo,
    begin: async (place) => {
      // A place of an older edition may lead nowhere: then the book begins at its beginning.
      const resolved = place && places.isCFI.test(place) ? epub.resolveCFI(place) : null;
      await (resolved && resolved.index >= 0 ? renderer.goTo(resolved) : renderer.goTo({ index: first }));
    },
    turn: oneAfterTheOther((turn) => (directionOf(turn, isRightToLeft) > 0 ? renderer.next() : renderer.prev())),
    setStyle: (style) => renderer.setStyles?.(style),
    setMarks: (next) => {
      for (const { overlayer } of renderer.getContents()) for (const { place } of marks.hits) overlayer?.remove(place);
      marks = next;
      redraw();
    },
    close: () => {
      // Its own clean-up fails when no chapter was shown yet.
      if (renderer.getContents().length > 0) renderer.destroy();
      renderer.remove();
    },
  };
}

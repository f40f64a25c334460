import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Destination, pageOfDestination } from './pdf-engine.ts';
import type { OpenPdf } from './use-pdf-document.ts';
import { type PdfSearch, usePdfSearch } from './use-pdf-search.ts';
import { type Sheets, useSheets } from './use-sheets.ts';

/** Reading on is told when one rests at a page, not for every page that flies by. */
const restMs = 500;

/** A hit this near to an edge of the view is moved into it. */
const edgePixels = 48;
const hitHeight = 0.35;

type Panel = { readonly isOutlineOpen: boolean; readonly isSearchOpen: boolean };

type Options = OpenPdf & {
  readonly position: number;
  readonly onPosition: ((page: number) => void) | undefined;
};

type PdfReading = {
  readonly sheets: Sheets;
  readonly search: PdfSearch;
  readonly panel: Panel;
  readonly toggleOutline: () => void;
  readonly toggleSearch: () => void;
  readonly closeSearch: () => void;
  readonly goToPage: (page: number) => void;
  readonly goTo: (destination: Destination) => void;
  readonly showHit: (page: number, fraction: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

function useReportedPosition(read: number, isLaidOut: boolean, { position, onPosition }: Options): void {
  const reportPosition = useDebouncedCallback((page: number) => onPosition?.(page), {
    delay: restMs,
    flushOnUnmount: true,
  });
  const told = useRef(position);
  useEffect(() => {
    if (!isLaidOut || read === told.current) return;
    told.current = read;
    reportPosition(read);
  }, [read, isLaidOut, reportPosition]);
}

/** Everything one does with an open document: going somewhere, finding, zooming, and being found again. */
export function usePdfReading(options: Options): PdfReading {
  const { pdf, firstSize, position } = options;
  const count = pdf.numPages;
  const sheets = useSheets({ count, firstSize, begin: Math.min(count, Math.max(1, position)) });
  const search = usePdfSearch(pdf, sheets.read);
  const [panel, setPanel] = useState<Panel>({ isOutlineOpen: false, isSearchOpen: false });
  useReportedPosition(sheets.read, sheets.room > 0, options);
  const hitPage = search.current?.page;
  const goToPage = (page: number): void => sheets.goTo({ page, fraction: 0 });
  // Found on a page that is not drawn yet: go there first, the page then says where on it.
  useEffect(() => {
    if (hitPage !== undefined && !sheets.drawn.includes(hitPage)) goToPage(hitPage);
    // Only another hit moves the view; scrolling away from it must stay possible.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hitPage]);
  const showHit = (page: number, fraction: number): void => {
    const box = sheets.layout.boxes[page - 1];
    const element = sheets.scroller.current;
    if (!box || !element) return;
    const at = box.top + fraction * box.height - element.scrollTop;
    const isSeen = at > edgePixels / 2 && at < element.clientHeight - edgePixels;
    if (!isSeen) sheets.goTo({ page, fraction: fraction - (element.clientHeight * hitHeight) / box.height });
  };
  const openSearch = (): void => setPanel({ ...panel, isSearchOpen: true });
  const closeSearch = (): void => {
    setPanel({ ...panel, isSearchOpen: false });
    search.setQuery('');
    sheets.scroller.current?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isFind = event.key === 'f' && hasModifier;
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.altKey || (hasModifier && !isFind)) return;
    if (isFind || event.key === '/') openSearch();
    else if (event.key === '+' || event.key === '=') sheets.zoom(1);
    else if (event.key === '-') sheets.zoom(-1);
    else if (event.key === '0') sheets.zoom(0);
    else return;
    event.preventDefault();
  };
  return {
    sheets,
    search,
    panel,
    toggleOutline: () => setPanel({ ...panel, isOutlineOpen: !panel.isOutlineOpen }),
    toggleSearch: () => (panel.isSearchOpen ? closeSearch() : openSearch()),
    closeSearch,
    goToPage,
    goTo: (destination) => void pageOfDestination(pdf, destination).then((page) => page !== null && goToPage(page)),
    showHit,
    onKey,
  };
}

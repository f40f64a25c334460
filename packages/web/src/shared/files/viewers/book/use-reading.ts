import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Look, nextFont } from './book-look.ts';
import type { Reading } from './book-view.ts';
import type { Book } from './open-book.ts';
import { type Turn, turnOfKey, turnOfTap } from './page-turns.ts';
import { useBookSearch } from './use-book-search.ts';
import { useBookView } from './use-book-view.ts';
import { useLook } from './use-look.ts';

type Options = {
  readonly book: Book;
  readonly position: string | undefined;
  readonly onPosition: ((place: string) => void) | undefined;
  readonly onSearch: () => void;
};

type ReadingBook = {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly reading: Reading | null;
  readonly search: ReturnType<typeof useBookSearch>;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  readonly isRightToLeft: boolean;
  readonly turn: (turn: Turn) => void;
  readonly goTo: (target: string) => void;
  readonly onKey: (event: ReactKeyboardEvent) => void;
};

const restMs = 500;

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

type ChapterEvents = {
  readonly press: (event: Press) => void;
  readonly tap: (event: MouseEvent, chapter: Document) => void;
};

const isField = (target: EventTarget): boolean => target instanceof HTMLInputElement;
/** A button does its own thing on space. */
const isButton = (target: EventTarget): boolean => target instanceof HTMLButtonElement;

/** Everything one does with an open book: turning, looking, finding, and being found again where one stopped. */
export function useReading({ book, position, onPosition, onSearch }: Options): ReadingBook {
  const [reading, setReading] = useState<Reading | null>(null);
  const [isVertical, setIsVertical] = useState(false);
  const { look, style, setLook } = useLook();
  const reportPosition = useDebouncedCallback((place: string) => onPosition?.(place), {
    delay: restMs,
    flushOnUnmount: true,
  });
  // A chapter outlives the rendering it was opened in; what it hears must be answered by the latest.
  const handlers = useRef<ChapterEvents | null>(null);
  const { host, view } = useBookView({
    book,
    position,
    style,
    onReading: (next) => {
      setReading(next);
      if (next.place !== position) reportPosition(next.place);
    },
    onChapter: (chapter) => {
      setIsVertical(chapter.defaultView?.getComputedStyle(chapter.body).writingMode === 'vertical-rl');
      chapter.addEventListener('keydown', (event) => handlers.current?.press(event));
      chapter.addEventListener('click', (event) => handlers.current?.tap(event, chapter));
    },
  });
  const press = (event: Press): void => {
    const isFind = event.key === 'f' && (event.ctrlKey || event.metaKey);
    if (!isFind && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const wanted = turnOfKey(event.key, event.shiftKey);
    if (isFind || event.key === '/') onSearch();
    else if (event.key === '+' || event.key === '=') setLook({ ...look, fontPercent: nextFont(look.fontPercent, 1) });
    else if (event.key === '-') setLook({ ...look, fontPercent: nextFont(look.fontPercent, -1) });
    else if (wanted) void view?.turn(wanted);
    else return;
    event.preventDefault();
  };
  const tap = (event: MouseEvent, chapter: Document): void => {
    // A click that selects or follows a link is not one that turns.
    const isText = chapter.getSelection()?.isCollapsed === false;
    const frame = chapter.defaultView?.frameElement?.getBoundingClientRect();
    const around = host.current?.getBoundingClientRect();
    if (isText || event.defaultPrevented || !frame || !around) return;
    const wanted = turnOfTap(event.clientX + frame.left - around.left, around.width);
    if (wanted) void view?.turn(wanted);
  };
  useEffect(() => {
    handlers.current = { press, tap };
  });
  const search = useBookSearch(book.epub, view);
  return {
    host,
    reading,
    search,
    look,
    setLook,
    isRightToLeft: book.epub.dir === 'rtl' || isVertical,
    turn: (wanted) => void view?.turn(wanted),
    goTo: (target) => void view?.goTo(target),
    onKey: (event) => {
      const isOwn = isField(event.target) || (isButton(event.target) && /^( |Arrow)/.test(event.key));
      if (!isOwn) press(event);
    },
  };
}

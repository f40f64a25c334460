import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BookView, openView, type Reading } from './book-view.ts';
import type { Book } from './open-book.ts';

type Options = {
  readonly book: Book;
  readonly position: string | undefined;
  readonly style: string;
  readonly onReading: (reading: Reading) => void;
  readonly onChapter: (chapter: Document) => void;
};

type Viewed = { readonly host: RefObject<HTMLDivElement | null>; readonly view: BookView | null };

/** The book laid out in its element, at the place one stopped. */
export function useBookView({ book, position, style, onReading, onChapter }: Options): Viewed {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<BookView | null>(null);
  const reportReading = useEffectEvent(onReading);
  const reportChapter = useEffectEvent(onChapter);
  const begin = useEffectEvent(async (opened: BookView) => {
    opened.setStyle(style);
    await opened.begin(position);
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let isLeft = false;
    let opened: BookView | null = null;
    const open = async (): Promise<void> => {
      const made = await openView({
        host: element,
        epub: book.epub,
        onReading: (reading) => !isLeft && reportReading(reading),
        onChapter: (chapter) => reportChapter(chapter),
      });
      if (isLeft) {
        made.close();
        return;
      }
      opened = made;
      await begin(made);
      if (!isLeft) setView(made);
    };
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      setView(null);
      opened?.close();
    };
  }, [book]);
  useEffect(() => view?.setStyle(style), [view, style]);
  return { host, view };
}

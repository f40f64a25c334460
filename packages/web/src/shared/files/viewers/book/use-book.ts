import { useCallback, useEffect, useState } from 'react';
import { findFailure, type ViewerFailure } from '../viewer-failure.ts';
import { type Book, openBook } from './open-book.ts';

type BookState =
  | { readonly state: 'loading'; readonly fraction?: number }
  | { readonly state: 'failed'; readonly failure: ViewerFailure }
  | ({ readonly state: 'ready' } & Book);

/** The book at an address that never changes; its chapters are given back when one leaves. */
export function useBook(address: string): { book: BookState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [book, setBook] = useState<BookState>({ state: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    let opened: Book | null = null;
    const onFraction = (fraction: number): void =>
      setBook((now) => (now.state === 'loading' ? { ...now, fraction } : now));
    openBook(address, leave.signal, onFraction).then(
      (ready) => {
        opened = ready;
        if (leave.signal.aborted) ready.epub.destroy();
        else setBook({ state: 'ready', ...ready });
      },
      async () => {
        const failure = leave.signal.aborted ? 'network' : await findFailure(address);
        if (!leave.signal.aborted) setBook({ state: 'failed', failure });
      },
    );
    return () => {
      leave.abort();
      opened?.epub.destroy();
    };
  }, [address, attempt]);
  const retry = useCallback(() => {
    setBook({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { book, retry };
}

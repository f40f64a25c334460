import { useT } from '../../../../lib/texts.ts';
import frame from '../Viewer.module.css';
import { FailedViewer } from '../FailedViewer.tsx';
import { ViewerLoading } from '../ViewerStates.tsx';
import { OpenBook, type OpenBookProps } from './OpenBook.tsx';
import { useBook } from './use-book.ts';

/** `position` is the place one stopped at, as an EPUB writes places (CFI). */
export type BookReaderProps = OpenBookProps & { address: string };

function Viewing({ address, ...rest }: BookReaderProps) {
  const t = useT('files');
  const { book, retry } = useBook(address);
  if (book.state === 'ready') return <OpenBook book={book} {...rest} />;
  return (
    <section className={frame.root} aria-label={t('book.region', { name: rest.name })}>
      {book.state === 'failed' ? (
        <FailedViewer kind="book" failure={book.failure} download={rest.download} onRetry={retry} />
      ) : (
        <ViewerLoading fraction={book.fraction} />
      )}
    </section>
  );
}

/** An EPUB in the page, turned by keys, taps and swipes, and opened again where one stopped. It runs nothing. */
export function BookReader(props: BookReaderProps) {
  return <Viewing key={props.address} {...props} />;
}

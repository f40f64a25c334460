import { useT } from '../../../../lib/texts.ts';
import frame from '../Viewer.module.css';
import { FailedViewer } from '../FailedViewer.tsx';
import { ViewerFailed, ViewerLoading } from '../ViewerStates.tsx';
import { OpenDocument, type OpenDocumentProps } from './OpenDocument.tsx';
import type { PdfFailure } from './pdf-engine.ts';
import { usePdfDocument } from './use-pdf-document.ts';

export type PdfViewerProps = OpenDocumentProps & {
  /** Where its bytes are read, with ranges where the server has them. */
  address: string;
};

type FailedProps = { failure: PdfFailure; download: string | undefined; onRetry: () => void };

function Failed({ failure, download, onRetry }: FailedProps) {
  const t = useT('files');
  if (failure === 'password')
    return <ViewerFailed title={t('pdf.password.title')} text={t('pdf.password.text')} download={download} />;
  return <FailedViewer kind="document" failure={failure} download={download} onRetry={onRetry} />;
}

function Viewing({ address, ...rest }: PdfViewerProps) {
  const t = useT('files');
  const { document, retry } = usePdfDocument(address);
  if (document.state === 'ready') return <OpenDocument {...document} {...rest} />;
  return (
    <section className={frame.root} aria-label={t('pdf.region', { name: rest.name })}>
      {document.state === 'failed' ? (
        <Failed failure={document.failure} download={rest.download} onRetry={retry} />
      ) : (
        <ViewerLoading fraction={document.fraction} />
      )}
    </section>
  );
}

/** A PDF in the page: pages drawn as one comes to them, searched, zoomed, and opened again where one stopped. */
export function PdfViewer(props: PdfViewerProps) {
  return <Viewing key={props.address} {...props} />;
}

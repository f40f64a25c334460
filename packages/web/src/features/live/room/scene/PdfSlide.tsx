import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useDrawing, usePdfPage } from '../../../../shared/files/viewers/pdf/page-drawing.ts';
import { usePdfDocument } from '../../../../shared/files/viewers/pdf/use-pdf-document.ts';
import type { SlidePageProps } from './slide-page-props.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from './SlidePage.module.css';

type PageProps = { pdf: PDFDocumentProxy; number: number; label: string };

/** One page, as large as its place allows. */
function Page({ pdf, number, label }: PageProps) {
  const t = useT('activity');
  const { ref, width, height } = useElementSize();
  const place = useRef<HTMLDivElement>(null);
  const { page, isBroken } = usePdfPage(pdf, number);
  const size = page?.getViewport({ scale: 1 });
  const scale = size ? Math.max(0.1, Math.min(width / size.width, height / size.height)) : 1;
  useDrawing(page, scale, place);
  const box = size && { width: size.width * scale, height: size.height * scale };
  if (isBroken) return <p className={classes.failed}>{t('live.room.slides.pageFailed')}</p>;
  return (
    <div ref={ref} className={classes.root}>
      <figure className={classes.sheet} style={box} aria-label={label}>
        <div ref={place} className={classes.drawing} />
      </figure>
    </div>
  );
}

export function PdfSlide({ path, page, label, onPages }: SlidePageProps) {
  const t = useT('activity');
  const { document } = usePdfDocument(path);
  const pages = document.state === 'ready' ? document.pdf.numPages : 0;
  useEffect(() => {
    if (pages > 0) onPages?.(pages);
  }, [pages, onPages]);
  if (document.state === 'failed') return <p className={classes.failed}>{t('live.room.slides.pageFailed')}</p>;
  if (document.state === 'loading') return <div className={classes.root} />;
  return <Page pdf={document.pdf} number={Math.min(page, pages)} label={label} />;
}

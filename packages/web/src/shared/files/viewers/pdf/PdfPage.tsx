import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { Match } from '../text-search.ts';
import { type Mark, marksOf } from './marks.ts';
import { type Area, type PageLink, useDrawing, usePageLinks, usePdfPage, useTextPieces } from './page-drawing.ts';
import type { Size } from './page-layout.ts';
import type { Destination } from './pdf-engine.ts';
import classes from './PdfPage.module.css';

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  box: Size & { readonly top: number };
  scale: number;
  isWide: boolean;
  matches: readonly Match[] | undefined;
  /** Which match is the one that is shown, if it is on this page. */
  current: number | null;
  onSize: (number: number, size: Size) => void;
  /** The shown match is at this part of the page's height. */
  onShown: (number: number, fraction: number) => void;
  onGo: (destination: Destination) => void;
};

const none: readonly Match[] = [];

const inPlace = ({ left, top, width, height }: Area): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

function Link({ link, label, onGo }: { link: PageLink; label: string; onGo: (destination: Destination) => void }) {
  const { area, url, destination } = link;
  if (url !== null) {
    // The address is the only name a link of a document has.
    return (
      <a
        className={classes.link}
        style={inPlace(area)}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={url}
      />
    );
  }
  // pdfjs gives what it read; `pageOfDestination` refuses what is no destination.
  const open = () => onGo(destination as Destination);
  return <button type="button" className={classes.link} style={inPlace(area)} aria-label={label} onClick={open} />;
}

/** One sheet: its drawing, its text to select, its links and what was found on it. */
export function PdfPage(props: Props) {
  const { pdf, number, box, scale, isWide, matches = none, current, onGo } = props;
  const t = useT('files');
  const sheet = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { page, isBroken } = usePdfPage(pdf, number);
  useDrawing(page, scale, drawing);
  const pieces = useTextPieces(page, text);
  const links = usePageLinks(page);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const onSize = useEffectEvent(props.onSize);
  useEffect(() => {
    if (page) onSize(number, page.getViewport({ scale: 1 }));
  }, [page, number]);
  useEffect(() => {
    setMarks(sheet.current && pieces ? marksOf(sheet.current, pieces, matches) : []);
  }, [pieces, matches]);
  const onShown = useEffectEvent(props.onShown);
  const shown = current === null ? undefined : marks.find(({ index }) => index === current);
  useEffect(() => {
    if (shown) onShown(number, shown.area.top / 100);
  }, [shown, number]);
  const label = t('pdf.page', { page: number, count: pdf.numPages });
  // pdfjs reads the scale of its layers from these two variables.
  const style = { top: box.top, width: box.width, height: box.height, '--total-scale-factor': scale } as CSSProperties;
  return (
    <section ref={sheet} className={classes.sheet} style={style} aria-label={label} data-wide={isWide || undefined}>
      <div ref={drawing} className={classes.drawing} aria-hidden="true" />
      {isBroken && (
        <p className={classes.broken} dir="auto">
          {t('pdf.pageBroken')}
        </p>
      )}
      {marks.map(({ index, area }) => (
        <span
          key={`${index} ${area.left} ${area.top}`}
          className={classes.mark}
          style={inPlace(area)}
          data-current={index === current || undefined}
          data-mark
        />
      ))}
      <div ref={text} className={classes.text} />
      {links.map((link) => (
        <Link key={`${link.area.left} ${link.area.top}`} link={link} label={t('pdf.link')} onGo={onGo} />
      ))}
    </section>
  );
}

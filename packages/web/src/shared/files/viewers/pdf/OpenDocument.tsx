import { useT } from '../../../../lib/texts.ts';
import { ContentsPanel } from '../ContentsPanel.tsx';
import { SearchBar } from '../SearchBar.tsx';
import { KeyRegion, ScrollArea } from '../../../../ui/KeyRegion.tsx';
import frame from '../Viewer.module.css';
import classes from './OpenDocument.module.css';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import type { OpenPdf } from './use-pdf-document.ts';
import { usePdfReading } from './use-pdf-reading.ts';

export type OpenDocumentProps = {
  name: string;
  /** The page to begin at, counted from 1. */
  position?: number | undefined;
  onPosition?: ((page: number) => void) | undefined;
  /** Where it can be saved; without it there is no such button. */
  download?: string | undefined;
};

/** A document that has arrived: its bars, and the sheets around the view. */
export function OpenDocument({ name, position = 1, onPosition, download, ...open }: OpenDocumentProps & OpenPdf) {
  const t = useT('files');
  const { pdf, outline } = open;
  const { sheets, search, panel, ...reading } = usePdfReading({ ...open, position, onPosition });
  const { layout, scale, room, measure, onScroll } = sheets;
  const wide = layout.width + 32;
  return (
    <KeyRegion className={frame.root} aria-label={t('pdf.region', { name })} onKeyDown={reading.onKey}>
      <PdfToolbar
        page={sheets.read}
        count={pdf.numPages}
        scale={scale}
        hasOutline={outline.length > 0}
        {...panel}
        download={download}
        onPage={reading.goToPage}
        onZoom={sheets.zoom}
        onOutline={reading.toggleOutline}
        onSearch={reading.toggleSearch}
      />
      {panel.isSearchOpen && (
        <SearchBar search={search.state} onQuery={search.setQuery} onStep={search.step} onClose={reading.closeSearch} />
      )}
      <div className={frame.body}>
        {panel.isOutlineOpen && (
          <ContentsPanel entries={outline} onOpen={reading.goTo} onClose={reading.toggleOutline} />
        )}
        {/* Paper has its own directions: the frame may be right-to-left, coordinates on a sheet are not. */}
        <ScrollArea ref={measure} className={classes.scroller} dir="ltr" onScroll={onScroll}>
          <div className={classes.sheets} style={{ width: wide, height: layout.height }}>
            {sheets.drawn.map((number) => {
              const box = layout.boxes[number - 1];
              return (
                box && (
                  <PdfPage
                    key={number}
                    pdf={pdf}
                    number={number}
                    box={box}
                    scale={scale}
                    isWide={wide > room}
                    matches={search.hits.get(number)}
                    current={search.current?.page === number ? search.current.index : null}
                    onSize={sheets.onSize}
                    onShown={reading.showHit}
                    onGo={reading.goTo}
                  />
                )
              );
            })}
          </div>
        </ScrollArea>
      </div>
    </KeyRegion>
  );
}

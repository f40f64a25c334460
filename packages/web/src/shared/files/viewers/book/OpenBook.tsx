import { ChevronLeft, ChevronRight, List, Search } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ContentsPanel } from '../ContentsPanel.tsx';
import { SearchBar } from '../SearchBar.tsx';
import { DownloadButton, ToolButton } from '../ToolButton.tsx';
import frame from '../Viewer.module.css';
import { percentOf } from '../ViewerStates.tsx';
import classes from './BookReader.module.css';
import { LookMenu } from './LookMenu.tsx';
import type { Book } from './open-book.ts';
import { useReading } from './use-reading.ts';

export type OpenBookProps = {
  name: string;
  position?: string | undefined;
  onPosition?: ((place: string) => void) | undefined;
  download?: string | undefined;
};

/** A book that has arrived: its bars around the text. */
export function OpenBook({ book, name, position, onPosition, download }: OpenBookProps & { book: Book }) {
  const t = useT('files');
  const [panel, setPanel] = useState<'none' | 'contents' | 'search'>('none');
  const { host, reading, search, look, setLook, turn, goTo, isRightToLeft, onKey } = useReading({
    book,
    position,
    onPosition,
    onSearch: () => setPanel('search'),
  });
  const toggle = (which: 'contents' | 'search') => setPanel(panel === which ? 'none' : which);
  const closeSearch = () => {
    search.setQuery('');
    setPanel('none');
  };
  const [atLeft, atRight] = isRightToLeft
    ? (['book.next', 'book.previous'] as const)
    : (['book.previous', 'book.next'] as const);
  return (
    // Keys that bubble up from its controls; each of them is also a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={frame.root} aria-label={t('book.region', { name })} onKeyDown={onKey}>
      <div className={frame.toolbar} role="toolbar" aria-label={t('viewer.toolbar')}>
        <div className={frame.group}>
          {book.contents.length > 0 && (
            <ToolButton
              label={t('viewer.contents')}
              icon={<List size={18} aria-hidden />}
              isExpanded={panel === 'contents'}
              onClick={() => toggle('contents')}
            />
          )}
          <span className={frame.title}>{name}</span>
        </div>
        <div className={frame.group}>
          <ToolButton
            label={t('viewer.search')}
            keys="/"
            icon={<Search size={18} aria-hidden />}
            isExpanded={panel === 'search'}
            onClick={() => (panel === 'search' ? closeSearch() : setPanel('search'))}
          />
          <LookMenu look={look} onChange={setLook} />
          {download && <DownloadButton label={t('viewer.download')} address={download} />}
        </div>
      </div>
      {panel === 'search' && (
        <SearchBar search={search.state} onQuery={search.setQuery} onStep={search.step} onClose={closeSearch} />
      )}
      <div className={frame.body}>
        {panel === 'contents' && (
          <ContentsPanel
            entries={book.contents}
            current={reading?.entry ?? undefined}
            onOpen={goTo}
            onClose={() => setPanel('none')}
          />
        )}
        {/* The pages turn by keys, and a fieldset is for fields. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        <div ref={host} className={classes.text} role="group" tabIndex={0} aria-label={t('book.text')} dir="ltr" />
      </div>
      <div className={classes.foot} dir="ltr">
        <ToolButton label={t(atLeft)} icon={<ChevronLeft size={20} aria-hidden />} onClick={() => turn('left')} />
        <output className={classes.progress} dir="auto">
          {reading && t('book.progress', { percent: percentOf(reading.fraction) })}
        </output>
        <ToolButton label={t(atRight)} icon={<ChevronRight size={20} aria-hidden />} onClick={() => turn('right')} />
      </div>
    </section>
  );
}

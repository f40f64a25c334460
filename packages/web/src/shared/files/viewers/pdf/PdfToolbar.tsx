import { ChevronDown, ChevronUp, ListTree, Minus, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { DownloadButton, ToolButton } from '../ToolButton.tsx';
import frame from '../Viewer.module.css';
import { percentOf } from '../ViewerStates.tsx';
import { isEnter, isEscape } from '../../../../ui/keys.ts';
import classes from './PdfToolbar.module.css';

type Props = {
  page: number;
  count: number;
  scale: number;
  hasOutline: boolean;
  isOutlineOpen: boolean;
  isSearchOpen: boolean;
  download?: string | undefined;
  onPage: (page: number) => void;
  onZoom: (direction: 1 | -1 | 0) => void;
  onOutline: () => void;
  onSearch: () => void;
};

/** Shows the page one reads and takes another; half a number typed moves nothing until Enter or leaving the field. */
function PageField({ page, count, onPage }: Pick<Props, 'page' | 'count' | 'onPage'>) {
  const t = useT('files');
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(wanted)) onPage(Math.min(count, Math.max(1, wanted)));
    setTyped(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isEnter(event)) go();
    if (isEscape(event)) setTyped(null);
    event.stopPropagation();
  };
  return (
    <>
      <input
        className={classes.page}
        inputMode="numeric"
        aria-label={t('pdf.pageField')}
        value={typed ?? page}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
        onBlur={go}
        onKeyDown={onKey}
      />
      <span className={classes.count}>{t('pdf.pageCount', { count })}</span>
    </>
  );
}

export function PdfToolbar(props: Props) {
  const { page, count, scale, hasOutline, isOutlineOpen, isSearchOpen, download, onPage, onZoom } = props;
  const t = useT('files');
  return (
    <div className={frame.toolbar} role="toolbar" aria-label={t('viewer.toolbar')}>
      <div className={frame.group}>
        {hasOutline && (
          <ToolButton
            label={t('viewer.contents')}
            icon={<ListTree size={18} aria-hidden />}
            isExpanded={isOutlineOpen}
            onClick={props.onOutline}
          />
        )}
        <div className={classNames(frame.group, frame.wide)}>
          <ToolButton
            label={t('pdf.previous')}
            icon={<ChevronUp size={18} aria-hidden />}
            isDisabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <ToolButton
            label={t('pdf.next')}
            icon={<ChevronDown size={18} aria-hidden />}
            isDisabled={page >= count}
            onClick={() => onPage(page + 1)}
          />
        </div>
        <PageField page={page} count={count} onPage={onPage} />
      </div>
      <div className={frame.group}>
        <ToolButton
          label={t('viewer.zoomOut')}
          keys="-"
          icon={<Minus size={18} aria-hidden />}
          onClick={() => onZoom(-1)}
        />
        <button
          type="button"
          className={classNames(frame.value, frame.wide)}
          aria-label={t('viewer.zoomReset', { percent: percentOf(scale) })}
          aria-keyshortcuts="0"
          onClick={() => onZoom(0)}
        >
          {percentOf(scale)}
        </button>
        <ToolButton
          label={t('viewer.zoomIn')}
          keys="+"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onZoom(1)}
        />
        <ToolButton
          label={t('viewer.search')}
          keys="/"
          icon={<Search size={18} aria-hidden />}
          isExpanded={isSearchOpen}
          onClick={props.onSearch}
        />
        {download && <DownloadButton label={t('viewer.download')} address={download} />}
      </div>
    </div>
  );
}

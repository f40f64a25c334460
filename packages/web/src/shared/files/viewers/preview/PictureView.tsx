import { useElementSize } from '@mantine/hooks';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { DownloadButton, ToolButton } from '../ToolButton.tsx';
import { KeyRegion, ScrollArea } from '../../../../ui/KeyRegion.tsx';
import frame from '../Viewer.module.css';
import { FailedViewer } from '../FailedViewer.tsx';
import { findFailure, type ViewerFailure } from '../viewer-failure.ts';
import { percentOf, ViewerLoading } from '../ViewerStates.tsx';
import { fitInto, nextScale } from './picture-zoom.ts';
import classes from './PictureView.module.css';

type Props = { address: string; name: string; download?: string | undefined };

const unknown = { width: 0, height: 0 };

/** A picture as large as its place, and larger on wish: keys, buttons, a double click, dragging. */
export function PictureView({ address, name, download }: Props) {
  const t = useT('files');
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unknown);
  const [chosen, setChosen] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ViewerFailure | null>(null);
  const fitted = fitInto(size, { width, height });
  const scale = chosen ?? fitted;
  const zoom = (direction: 1 | -1) => setChosen(nextScale(scale, direction));
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') setChosen(null);
    else return;
    event.preventDefault();
  };
  const onDrag = (event: PointerEvent) => {
    const isDragging = event.pointerType === 'mouse' && event.buttons === 1;
    if (isDragging) scroller.current?.scrollBy(-event.movementX, -event.movementY);
  };
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure) {
    return (
      <section className={frame.root} aria-label={t('preview.picture', { name })}>
        <FailedViewer kind="picture" failure={failure} download={download} onRetry={retry} />
      </section>
    );
  }
  return (
    <KeyRegion className={frame.root} aria-label={t('preview.picture', { name })} onKeyDown={onKey}>
      <div className={frame.toolbar} role="toolbar" aria-label={t('viewer.toolbar')}>
        <span className={frame.title}>{name}</span>
        <div className={frame.group}>
          <ToolButton
            label={t('viewer.zoomOut')}
            keys="-"
            icon={<Minus size={18} aria-hidden />}
            onClick={() => zoom(-1)}
          />
          <button
            type="button"
            className={frame.value}
            aria-label={t('viewer.zoomReset', { percent: percentOf(scale) })}
            aria-keyshortcuts="0"
            onClick={() => setChosen(null)}
          >
            {percentOf(scale)}
          </button>
          <ToolButton
            label={t('viewer.zoomIn')}
            keys="+"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => zoom(1)}
          />
          {download && <DownloadButton label={t('viewer.download')} address={download} />}
        </div>
      </div>
      {size.width === 0 && <ViewerLoading />}
      <ScrollArea
        ref={(element) => {
          scroller.current = element;
          measure(element);
        }}
        className={classes.scroller}
        data-zoomed={scale > fitted || undefined}
        onPointerMove={onDrag}
        onDoubleClick={() => setChosen(chosen === null ? Math.max(1, fitted * 2) : null)}
      >
        <img
          key={attempt}
          className={classes.picture}
          src={address}
          alt={name}
          draggable={false}
          width={Math.round(size.width * scale)}
          height={Math.round(size.height * scale)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => void findFailure(address).then(setFailure)}
        />
      </ScrollArea>
    </KeyRegion>
  );
}

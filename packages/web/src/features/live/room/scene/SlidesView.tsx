import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { useAsk, useRights, useRoom } from '../room-context.ts';
import classes from './Scene.module.css';
import { SlidePage } from './SlidePage.tsx';

/** The page everybody looks at; who leads or speaks turns it for all. */
export function SlidesView() {
  const t = useT('activity');
  const slides = useRoom((room) => room.slides);
  const { isLeader, isSpeaker } = useRights();
  const ask = useAsk();
  const [counted, setCounted] = useState(0);
  if (!slides) return null;
  const { fileId, kind, path, page } = slides;
  const pages = Math.max(slides.pages, counted);
  const show = (next: number) => void ask({ t: 'slides.show', fileId, page: next, pages });
  const place = t('live.room.slides.page', { page, pages });
  return (
    <div className={classes.slides}>
      <SlidePage key={path} kind={kind} path={path} page={page} label={place} onPages={setCounted} />
      {(isLeader || isSpeaker) && (
        <div className={classes.turning}>
          <IconButton
            label={t('live.room.slides.previous')}
            icon={<ChevronLeft size={20} className={classes.arrow} aria-hidden />}
            variant="default"
            disabledReason={page <= 1 ? t('live.room.slides.first') : undefined}
            onClick={() => show(page - 1)}
          />
          <span className={classes.place}>{place}</span>
          <IconButton
            label={t('live.room.slides.next')}
            icon={<ChevronRight size={20} className={classes.arrow} aria-hidden />}
            variant="default"
            disabledReason={page >= pages ? t('live.room.slides.last') : undefined}
            onClick={() => show(page + 1)}
          />
        </div>
      )}
    </div>
  );
}

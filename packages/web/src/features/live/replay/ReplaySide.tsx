import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { ChapterList } from './ChapterList.tsx';
import classes from './Replay.module.css';
import type { ReplayData } from './replay-draft.ts';
import { SaidList } from './SaidList.tsx';
import { useSecond } from '../../../shared/replay/use-second.ts';

type Props = { replay: ReplayData; film: HTMLVideoElement | null; onSeek: (seconds: number) => void };

/** Chapters, where there are any, and what was said, both following the film. */
export function ReplaySide({ replay, film, onSeek }: Props) {
  const t = useT('activity');
  const second = useSecond(film);
  // Chapters are kept in seconds of the whole recording; what is shown may begin later.
  const chapters = replay.chapters.map((chapter) => ({ ...chapter, seconds: chapter.seconds - replay.trimFrom }));
  const [chosen, setChosen] = useState<'chapters' | 'said'>('chapters');
  const tab = chapters.length === 0 ? 'said' : chosen;
  const tabs = (['chapters', 'said'] as const).map((name) => ({ name, label: t(`live.replay.${name}`) }));
  return (
    <div className={classes.side}>
      {chapters.length > 0 && (
        <ChoiceTabs label={t('live.replay.beside')} tabs={tabs} current={tab} onChoose={setChosen} />
      )}
      {tab === 'chapters' ? (
        <ChapterList chapters={chapters} second={second} onSeek={onSeek} />
      ) : (
        <SaidList liveId={replay.id} second={second} onSeek={onSeek} />
      )}
    </div>
  );
}

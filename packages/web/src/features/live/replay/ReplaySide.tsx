import { Tabs } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { ChapterList } from './ChapterList.tsx';
import classes from './Replay.module.css';
import type { ReplayData } from './replay-draft.ts';
import { SaidList } from './SaidList.tsx';
import { useSecond } from './use-second.ts';

type Props = { replay: ReplayData; film: HTMLVideoElement | null; onSeek: (seconds: number) => void };

/** Chapters, where there are any, and what was said, both following the film. */
export function ReplaySide({ replay, film, onSeek }: Props) {
  const t = useT('activity');
  const second = useSecond(film);
  // Chapters are kept in seconds of the whole recording; what is shown may begin later.
  const chapters = replay.chapters.map((chapter) => ({ ...chapter, seconds: chapter.seconds - replay.trimFrom }));
  const said = <SaidList liveId={replay.id} second={second} onSeek={onSeek} />;
  if (chapters.length === 0) return <div className={classes.side}>{said}</div>;
  return (
    <Tabs defaultValue="chapters" keepMounted={false} className={classes.side ?? ''}>
      <Tabs.List>
        <Tabs.Tab value="chapters">{t('live.replay.chapters')}</Tabs.Tab>
        <Tabs.Tab value="said">{t('live.replay.said')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="chapters" className={classes.list ?? ''}>
        <ChapterList chapters={chapters} second={second} onSeek={onSeek} />
      </Tabs.Panel>
      <Tabs.Panel value="said" className={classes.list ?? ''}>
        {said}
      </Tabs.Panel>
    </Tabs>
  );
}

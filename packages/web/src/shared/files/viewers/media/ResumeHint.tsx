import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { clockText } from '../../../../lib/clock-text.ts';
import { useT } from '../../../../lib/texts.ts';
import { seekTo } from './media-commands.ts';
import classes from './MediaParts.module.css';
import type { Source } from './use-source.ts';

const shownMs = 8_000;

type Props = { element: HTMLMediaElement | null; source: Source; isPlaying: boolean };

/** Says where it went on, with the way back to the start; gone once it has played for a while. */
export function ResumeHint({ element, source: { resumedAt, forgetResumed }, isPlaying }: Props) {
  const t = useT('files');
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(forgetResumed, shownMs);
    return () => clearTimeout(timer);
  }, [isPlaying, forgetResumed]);
  if (resumedAt === null) return null;
  const restart = () => {
    if (element) seekTo(element, 0);
    forgetResumed();
  };
  return (
    <output className={classes.resume}>
      <span>{t('player.resumed', { time: clockText(resumedAt) })}</span>
      <Button size="compact-sm" variant="default" onClick={restart}>
        {t('player.fromStart')}
      </Button>
    </output>
  );
}

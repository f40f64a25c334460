import { Loader } from '@mantine/core';
import { Play } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { FailedViewer } from '../FailedViewer.tsx';
import { ResumeHint } from './ResumeHint.tsx';
import type { MediaState } from './use-media.ts';
import type { Source } from './use-source.ts';
import classes from './VideoPlayer.module.css';

type Props = {
  element: HTMLVideoElement | null;
  media: MediaState;
  source: Source;
  isBegun: boolean;
  download: string | undefined;
  onBegin: () => void;
};

/** What lies over the picture: the way in, waiting, where it went on, and why it does not play. */
export function VideoOverlays({ element, media, source, isBegun, download, onBegin }: Props) {
  const t = useT('files');
  // The picture is left-to-right in every language, words are not.
  const { dir } = document.documentElement;
  if (source.failure) {
    return (
      <div className={classes.failed} dir={dir}>
        <FailedViewer kind="video" failure={source.failure} download={download} onRetry={source.retry} />
      </div>
    );
  }
  return (
    <>
      {!isBegun && (
        <button type="button" className={classes.begin} aria-label={t('player.play')} onClick={onBegin}>
          <Play size={32} aria-hidden />
        </button>
      )}
      {media.isWaiting && (
        <output className={classes.waiting} aria-label={t('player.buffering')}>
          <Loader color="white" aria-hidden />
        </output>
      )}
      <div className={classes.hint} dir={dir}>
        <ResumeHint element={element} source={source} isPlaying={media.isPlaying} />
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { FailedViewer } from '../FailedViewer.tsx';
import { KeyRegion } from '../../../../ui/KeyRegion.tsx';
import classes from './AudioPlayer.module.css';
import { LeapButtons, PlayButton } from './controls/PlayButton.tsx';
import { ResumeHint } from './ResumeHint.tsx';
import { SeekBar, TimeText } from './controls/SeekBar.tsx';
import { SpeedMenu } from './controls/SpeedMenu.tsx';
import { type MediaOptions, useMediaPlayer } from './use-media-player.ts';
import { VolumeControl } from './controls/VolumeControl.tsx';

export type AudioPlayerProps = MediaOptions & {
  name: string;
  download?: string | undefined;
  /** For whoever shows something beside the sound that follows it. */
  onElement?: ((element: HTMLAudioElement | null) => void) | undefined;
};

const nothingAround = () => undefined;

/** A sound in one line. */
export function AudioPlayer({ name, download, onElement, ...options }: AudioPlayerProps) {
  const t = useT('files');
  const [element, setElement] = useState<HTMLAudioElement | null>(null);
  useEffect(() => onElement?.(element), [element, onElement]);
  const { media, source, onKey } = useMediaPlayer(element, options, nothingAround);
  return (
    <KeyRegion className={classes.root} aria-label={t('player.audio', { name })} onKeyDown={onKey}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound that somebody sent in has none */}
      <audio ref={setElement} preload="metadata" />
      <p className={classes.name}>{name}</p>
      {source.failure ? (
        <FailedViewer kind="audio" failure={source.failure} download={download} onRetry={source.retry} />
      ) : (
        <div className={classes.controls} dir="ltr">
          <PlayButton element={element} isPlaying={media.isPlaying} />
          <div className={classes.leaps}>
            <LeapButtons element={element} />
          </div>
          <TimeText seconds={media.now} />
          <SeekBar element={element} media={media} />
          <TimeText seconds={media.duration} />
          <SpeedMenu element={element} speed={media.speed} maxSpeed={options.maxSpeed} />
          <VolumeControl element={element} volume={media.volume} isMuted={media.isMuted} />
        </div>
      )}
      <ResumeHint element={element} source={source} isPlaying={media.isPlaying} />
    </KeyRegion>
  );
}

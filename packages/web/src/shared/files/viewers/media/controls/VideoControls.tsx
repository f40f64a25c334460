import { Maximize, Minimize, PictureInPicture2 } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { ToolButton } from '../../ToolButton.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SeekBar, TimeText } from './SeekBar.tsx';
import { SpeedMenu } from './SpeedMenu.tsx';
import type { MediaState } from '../use-media.ts';
import type { Source } from '../use-source.ts';
import type { Subtitles } from '../use-subtitles.ts';
import { QualityMenu, SubtitleMenu, type SubtitleTrack } from './VideoMenus.tsx';
import classes from '../VideoPlayer.module.css';
import { VolumeControl } from './VolumeControl.tsx';

type Props = {
  element: HTMLVideoElement | null;
  media: MediaState;
  source: Source;
  tracks: readonly SubtitleTrack[];
  subtitles: Subtitles;
  maxSpeed: number | undefined;
  isFull: boolean;
  onFull: () => void;
};

export function VideoControls(props: Props) {
  const { element, media, source, tracks, subtitles, maxSpeed, isFull, onFull } = props;
  const t = useT('files');
  // Refused before anything has played: then it stays where it is.
  const float = () => void element?.requestPictureInPicture().catch(() => undefined);
  return (
    <div className={classes.controls}>
      <SeekBar element={element} media={media} />
      <div className={classes.buttons}>
        <PlayButton element={element} isPlaying={media.isPlaying} />
        <VolumeControl element={element} volume={media.volume} isMuted={media.isMuted} />
        <TimeText seconds={media.now} />
        <span aria-hidden="true">/</span>
        <TimeText seconds={media.duration} />
        <span className={classes.space} />
        {tracks.length > 0 && <SubtitleMenu tracks={tracks} subtitles={subtitles} />}
        <SpeedMenu element={element} speed={media.speed} maxSpeed={maxSpeed} />
        {source.qualities.length > 1 && <QualityMenu source={source} />}
        {document.pictureInPictureEnabled && (
          <span className={classes.wide}>
            <ToolButton
              label={t('player.pictureInPicture')}
              icon={<PictureInPicture2 size={18} aria-hidden />}
              onClick={float}
            />
          </span>
        )}
        <ToolButton
          label={isFull ? t('player.exitFullScreen') : t('player.fullScreen')}
          keys="f"
          icon={isFull ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
          onClick={onFull}
        />
      </div>
    </div>
  );
}

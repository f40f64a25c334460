import { type PointerEvent, useEffect, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { togglePlay } from './media-commands.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type MediaOptions, useMediaPlayer } from './use-media-player.ts';
import { useQuietControls } from './controls/use-quiet-controls.ts';
import { useRaisedCues, useSubtitles } from './use-subtitles.ts';
import { VideoControls } from './controls/VideoControls.tsx';
import type { SubtitleTrack } from './controls/VideoMenus.tsx';
import { VideoOverlays } from './VideoOverlays.tsx';
import { KeyRegion } from '../../../../ui/KeyRegion.tsx';
import classes from './VideoPlayer.module.css';

export type VideoPlayerProps = MediaOptions & {
  name: string;
  poster?: string | undefined;
  tracks?: readonly SubtitleTrack[];
  /** The track to begin with; -1: without subtitles. */
  track?: number;
  download?: string | undefined;
  /** For whoever shows something beside the film that follows it. */
  onElement?: ((element: HTMLVideoElement | null) => void) | undefined;
};

const noTracks: readonly SubtitleTrack[] = [];

/** A video with controls of our own: keys, speed, subtitles, quality, and on from where one stopped. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, poster, tracks = noTracks, track = -1, download, onElement, ...options } = props;
  const { maxSpeed } = options;
  const t = useT('files');
  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  useEffect(() => onElement?.(element), [element, onElement]);
  const full = useFullScreen(player, element);
  const subtitles = useSubtitles(element, tracks.length, track);
  const { media, source, onKey } = useMediaPlayer(element, options, (action) =>
    action.do === 'fullScreen' ? full.toggle() : subtitles.toggle(),
  );
  const controls = useQuietControls(media.isPlaying);
  useRaisedCues(element, subtitles.shown, controls.isShown);
  const isBegun = media.now > 0 || media.isPlaying;
  const toggle = () => {
    if (element) togglePlay(element);
    // The button may go away; the keys must go on being heard.
    player?.focus({ preventScroll: true });
  };
  // A finger calls the controls first, a mouse plays and pauses at once.
  const onTap = (event: PointerEvent) => {
    const isFinger = event.pointerType === 'touch';
    if (isFinger && isBegun && !controls.isShown) controls.wake();
    else if (isFinger && media.isPlaying) controls.hide();
    else toggle();
  };
  return (
    // Keys that bubble up from its controls, and movement that wakes them.
    <KeyRegion
      ref={setPlayer}
      className={classes.root}
      aria-label={t('player.video', { name })}
      dir="ltr"
      tabIndex={-1}
      data-quiet={!controls.isShown || undefined}
      onKeyDown={(event) => {
        controls.wake();
        onKey(event);
      }}
      onPointerMove={controls.wake}
      onFocus={controls.wake}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those there are */}
      <video
        ref={setElement}
        className={classes.video}
        playsInline
        preload="metadata"
        poster={poster}
        aria-label={name}
        onPointerUp={onTap}
        onDoubleClick={full.toggle}
      >
        {tracks.map(({ address, language, label }) => (
          <track key={address} kind="subtitles" src={address} srcLang={language} label={label} />
        ))}
      </video>
      <VideoControls
        {...{ element, media, source, tracks, subtitles, maxSpeed }}
        isFull={full.isFull}
        onFull={full.toggle}
      />
      <VideoOverlays {...{ element, media, source, isBegun, download }} onBegin={toggle} />
    </KeyRegion>
  );
}

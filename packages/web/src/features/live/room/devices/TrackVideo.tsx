import { useEffect, useRef } from 'react';

type Props = {
  track: MediaStreamTrack | null;
  sound?: MediaStreamTrack | null;
  label: string;
  isMirrored?: boolean;
  className?: string | undefined;
};

/** A picture as it is made here or comes from the stage. One's own voice is never played back. */
export function TrackVideo({ track, sound = null, label, isMirrored = false, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const tracks = [track, sound].filter((one) => one !== null);
    element.srcObject = new MediaStream(tracks);
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [track, sound]);
  return (
    // Captions of a live are shown below the picture, by whoever speaks.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={className}
      aria-label={label}
      data-mirrored={isMirrored || undefined}
      muted={sound === null}
      autoPlay
      playsInline
    />
  );
}

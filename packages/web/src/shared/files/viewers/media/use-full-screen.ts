import { useEffect, useState } from 'react';

/** Safari on a phone can only enlarge the video itself. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

type FullScreen = { readonly isFull: boolean; readonly toggle: () => void };

/** The whole player in full screen, so that our own controls are there too. */
export function useFullScreen(player: HTMLElement | null, video: PhoneVideo | null): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const update = () => setIsFull(player !== null && document.fullscreenElement === player);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [player]);
  const toggle = (): void => {
    // Refused inside a frame that forbids it: then it stays as it is.
    if (isFull) void document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) void player?.requestFullscreen().catch(() => undefined);
    else video?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle };
}

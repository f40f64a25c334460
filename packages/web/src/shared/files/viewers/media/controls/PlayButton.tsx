import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { ToolButton } from '../../ToolButton.tsx';
import { seekTo, togglePlay } from '../media-commands.ts';
import { leapSeconds } from '../media-keys.ts';

type Props = { element: HTMLMediaElement | null };

export function PlayButton({ element, isPlaying }: Props & { isPlaying: boolean }) {
  const t = useT('files');
  return (
    <ToolButton
      label={isPlaying ? t('player.pause') : t('player.play')}
      keys="k"
      icon={isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      onClick={() => element && togglePlay(element)}
    />
  );
}

export function LeapButtons({ element }: Props) {
  const t = useT('files');
  const leap = (seconds: number) => element && seekTo(element, element.currentTime + seconds);
  return (
    <>
      <ToolButton
        label={t('player.back', { seconds: leapSeconds })}
        keys="j"
        icon={<RotateCcw size={18} aria-hidden />}
        onClick={() => leap(-leapSeconds)}
      />
      <ToolButton
        label={t('player.forward', { seconds: leapSeconds })}
        keys="l"
        icon={<RotateCw size={18} aria-hidden />}
        onClick={() => leap(leapSeconds)}
      />
    </>
  );
}

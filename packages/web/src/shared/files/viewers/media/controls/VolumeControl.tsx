import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { ToolButton } from '../../ToolButton.tsx';
import { percentOf } from '../../ViewerStates.tsx';
import { setVolume, toggleMute } from '../media-commands.ts';
import classes from './VolumeControl.module.css';

type Props = { element: HTMLMediaElement | null; volume: number; isMuted: boolean };

/** React knows no custom properties. */
const heardStyle = (heard: number) => ({ '--heard': `${heard * 100}%` }) as CSSProperties;

export function VolumeControl({ element, volume, isMuted }: Props) {
  const t = useT('files');
  const heard = isMuted ? 0 : volume;
  const Icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2;
  return (
    <div className={classes.root}>
      <ToolButton
        label={isMuted ? t('player.unmute') : t('player.mute')}
        keys="m"
        icon={<Icon size={20} aria-hidden />}
        onClick={() => element && toggleMute(element)}
      />
      <input
        className={classes.input}
        type="range"
        data-volume
        min={0}
        max={1}
        step={0.05}
        value={heard}
        style={heardStyle(heard)}
        aria-label={t('player.volume')}
        aria-valuetext={percentOf(heard)}
        onChange={(event) => element && setVolume(element, event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

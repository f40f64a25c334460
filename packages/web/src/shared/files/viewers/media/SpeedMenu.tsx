import { useT } from '../../../../lib/texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import classes from './MediaParts.module.css';
import { setSpeed } from './media-commands.ts';
import { playbackSpeeds } from './media-time.ts';

const written = (speed: number): string => `${speed}×`;

export function SpeedMenu({ element, speed }: { element: HTMLMediaElement | null; speed: number }) {
  const t = useT('files');
  return (
    <ChoiceMenu
      label={t('player.speed')}
      icon={<span className={classes.speed}>{written(speed)}</span>}
      choices={playbackSpeeds.toReversed().map((step) => ({ value: String(step), label: written(step) }))}
      value={String(speed)}
      onChange={(value) => element && setSpeed(element, Number(value))}
    />
  );
}

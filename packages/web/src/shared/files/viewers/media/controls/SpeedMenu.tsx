import { useT } from '../../../../../lib/texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import classes from '../MediaParts.module.css';
import { setSpeed } from '../media-commands.ts';
import { playbackSpeeds } from '../media-time.ts';

const written = (speed: number): string => `${speed}×`;

type Props = { element: HTMLMediaElement | null; speed: number; maxSpeed: number | undefined };

export function SpeedMenu({ element, speed, maxSpeed = Number.POSITIVE_INFINITY }: Props) {
  const t = useT('files');
  const offered = playbackSpeeds.filter((step) => step <= maxSpeed).toReversed();
  return (
    <ChoiceMenu
      label={t('player.speed')}
      icon={<span className={classes.speed}>{written(speed)}</span>}
      choices={offered.map((step) => ({ value: String(step), label: written(step) }))}
      value={String(speed)}
      onChange={(value) => element && setSpeed(element, Number(value))}
    />
  );
}

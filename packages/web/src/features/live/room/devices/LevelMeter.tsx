import { useT } from '../../../../lib/texts.ts';
import classes from './DeviceCheck.module.css';
import { useLevel } from './use-level.ts';

/** Whether the microphone hears anything, before anybody else does. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const t = useT('activity');
  const level = useLevel(track);
  return (
    <meter className={classes.level} min={0} max={1} value={level} aria-label={t('live.room.devices.level')}>
      {Math.round(level * 100)}
    </meter>
  );
}

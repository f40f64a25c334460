import { clockText } from '../../../../../lib/clock-text.ts';
import { useT } from '../../../../../lib/texts.ts';
import { seekTo } from '../media-commands.ts';
import classes from './SeekBar.module.css';
import type { MediaState } from '../use-media.ts';

type Props = { element: HTMLMediaElement | null; media: Pick<MediaState, 'now' | 'duration' | 'buffered'> };

const inPercent = (fraction: number): string => `${fraction * 100}%`;

export function TimeText({ seconds }: { seconds: number }) {
  return <span className={classes.time}>{clockText(seconds)}</span>;
}

/** A slider over what is already here and what was seen. Arrow keys are the player's: five seconds each. */
export function SeekBar({ element, media: { now, duration, buffered } }: Props) {
  const t = useT('files');
  const seen = duration > 0 ? now / duration : 0;
  return (
    <div className={classes.root}>
      <div className={classes.bar} aria-hidden="true">
        {buffered.map(({ from, to }) => (
          <span
            key={from}
            className={classes.buffered}
            style={{ left: inPercent(from), width: inPercent(to - from) }}
          />
        ))}
        <span className={classes.seen} style={{ width: inPercent(seen) }} />
      </div>
      <input
        className={classes.input}
        type="range"
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(now, duration || 1)}
        aria-label={t('player.seek')}
        aria-valuetext={t('player.time', { now: clockText(now), total: clockText(duration) })}
        onChange={(event) => element && seekTo(element, event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

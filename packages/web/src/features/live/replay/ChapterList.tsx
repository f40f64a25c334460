import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Replay.module.css';

type Chapter = { readonly seconds: number; readonly title: string };
type Props = { chapters: readonly Chapter[]; second: number; onSeek: (seconds: number) => void };

export function ChapterList({ chapters, second, onSeek }: Props) {
  const t = useT('activity');
  const current = chapters.findLastIndex(({ seconds }) => Math.floor(seconds) <= second);
  return (
    <ol className={classes.list} aria-label={t('live.replay.chapters')}>
      {chapters.map(({ seconds, title }, index) => (
        <li key={`${seconds} ${title}`}>
          <button
            type="button"
            className={classes.line}
            aria-current={index === current || undefined}
            data-current={index === current || undefined}
            onClick={() => onSeek(Math.max(0, seconds))}
          >
            <span className={classes.time}>{clockText(seconds)}</span>
            <bdi className={classes.text}>{title}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}

import type { Interval, Intervals } from '@shuyuan/contract/study/play/intervals';
import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './CountBand.module.css';

type Props = {
  unit: 'second' | 'page';
  missing: Intervals;
  onSeek: ((second: number) => void) | undefined;
};

/** More than these nobody reads; the band shows all of them. */
const shown = 4;

/** Seconds as a clock writes them; pages from 1, one alone by itself. */
function rangeText(unit: Props['unit'], { from, to }: Interval): string {
  if (unit === 'second') return `${clockText(from)}–${clockText(to)}`;
  return to - from === 1 ? String(to) : `${from + 1}–${to}`;
}

/** The missing stretches of a section, each with the way there. */
export function MissingList({ unit, missing, onSeek }: Props) {
  const t = useT('study');
  if (missing.length === 0) return null;
  return (
    <p className={classes.missing}>
      <span>{t(`study.count.missing.${unit}`)}</span>
      {missing.slice(0, shown).map((interval) => {
        const text = <bdi dir="ltr">{rangeText(unit, interval)}</bdi>;
        return onSeek ? (
          <button key={interval.from} type="button" className={classes.go} onClick={() => onSeek(interval.from)}>
            {text}
          </button>
        ) : (
          <span key={interval.from}>{text}</span>
        );
      })}
      {missing.length > shown && <span>{t('study.count.more', { count: missing.length - shown })}</span>}
    </p>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from './Analysis.module.css';
import { barsOf, chart } from './bars.ts';
import { type CountName, type Day, momentOf, useCountText } from './counts.ts';

type Props = { days: readonly Day[]; count: CountName; span: string };

/** The same for whoever cannot see the bars. */
function DayTable({ days, count, span }: Props) {
  const t = useT('share');
  const format = useFormat();
  const textOf = useCountText();
  const label = t(`teams.count.${count}`);
  return (
    <VisuallyHidden>
      <table>
        <caption>{`${label}, ${span}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t('teams.analysis.day')}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{format.date(momentOf(day.day))}</th>
              <td>{textOf(count, day[count])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** D-096: a bar for each day, today last. */
export function DayChart({ days, count, span }: Props) {
  const t = useT('share');
  const format = useFormat();
  const textOf = useCountText();
  const { bars, zero } = barsOf(days.map((day) => day[count]));
  const peak = Math.max(0, ...days.map((day) => day[count]));
  const marked = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  // Of a span of one or two days some of them are the same.
  const ends = [...new Set(marked.flatMap((day) => (day ? [day.day] : [])))];
  return (
    <figure>
      <p className={classes.peak}>{t('teams.analysis.peak', { count: textOf(count, peak) })}</p>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden
        preserveAspectRatio="none"
      >
        {bars.map((bar, at) => (
          <rect key={days[at]?.day} {...bar} rx={3} className={classes.bar} data-empty={days[at]?.[count] === 0}>
            <title>{`${format.date(momentOf(days[at]?.day ?? ''))}: ${textOf(count, days[at]?.[count] ?? 0)}`}</title>
          </rect>
        ))}
        <line x1={0} x2={chart.width} y1={zero} y2={zero} className={classes.line} />
      </svg>
      <div className={classes.axis} aria-hidden>
        {ends.map((day) => (
          <span key={day}>{format.date(momentOf(day))}</span>
        ))}
      </div>
      <DayTable days={days} count={count} span={span} />
    </figure>
  );
}

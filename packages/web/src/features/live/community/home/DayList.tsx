import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useFormat } from '../../../../lib/format.ts';
import { useLanguage, useT } from '../../../../lib/texts.ts';
import { DetailLink } from '../detail/DetailLink.tsx';
import type { LiveCardData } from '../live-card.ts';
import { StatusTag } from '../StatusTag.tsx';
import { noonOf } from './month-grid.ts';
import classes from './Schedule.module.css';

type Day = { readonly day: string; readonly items: readonly LiveCardData[] };
type Props = {
  days: readonly Day[];
  /** What is said where there is nothing. */
  none: 'live.home.schedule.none' | 'live.home.schedule.noneInMonth';
};

export function DayList({ days, none }: Props) {
  const t = useT('activity');
  const format = useFormat();
  const { language } = useLanguage();
  const long = new Intl.DateTimeFormat(localeOf[language], { month: 'long', day: 'numeric', weekday: 'long' });
  if (days.every(({ items }) => items.length === 0)) return <p className={classes.none}>{t(none)}</p>;
  return days.map(({ day, items }) => (
    <section key={day} className={classes.list}>
      <h4 className={classes.date}>{long.format(noonOf(day))}</h4>
      <ul>
        {items.map((live) => (
          <li key={live.id}>
            <span className={classes.time}>{format.time(live.startTime)}</span>
            <DetailLink live={live} className={classes.subject}>
              <bdi>{live.subject}</bdi>
            </DetailLink>
            <StatusTag status={live.status} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

import { localeOf } from '@shuyuan/contract/kernel/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/texts.ts';
import { PriceTag } from '../../../../shared/pricing/PriceTag.tsx';
import { DetailLink } from '../detail/DetailLink.tsx';
import classes from './ComingRow.module.css';
import type { LiveCardData } from '../live-card.ts';
import { PeopleCount } from '../PeopleCount.tsx';
import { SubscribeButton } from '../SubscribeButton.tsx';
import { WhenText } from '../WhenText.tsx';

/** The day as a leaf of a calendar. */
function DayLeaf({ time }: { time: number }) {
  const { language } = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeOf[language], options).format(time);
  return (
    <span className={classes.leaf} aria-hidden="true">
      <span className={classes.month}>{part({ month: 'short' })}</span>
      <span className={classes.day}>{part({ day: 'numeric' }).replace(/\D+$/, '')}</span>
      <span className={classes.weekday}>{part({ weekday: 'short' })}</span>
    </span>
  );
}

export const ComingRows = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>;

type Props = { live: LiveCardData; onZero?: () => void };

export function ComingRow({ live, onZero }: Props) {
  return (
    <li className={classes.root}>
      <DayLeaf time={live.startTime} />
      <div className={classes.words}>
        <DetailLink live={live} className={classes.subject}>
          <bdi>{live.subject}</bdi>
        </DetailLink>
        <span className={classes.second}>
          {live.lecturer.fullName}
          <span aria-hidden="true">·</span>
          <PeopleCount live={live} />
          <PriceTag offer={live.offer} />
        </span>
        <span className={classes.second}>
          <WhenText live={live} onZero={onZero} className={classes.soon} />
        </span>
      </div>
      <SubscribeButton live={live} size="xs" />
    </li>
  );
}

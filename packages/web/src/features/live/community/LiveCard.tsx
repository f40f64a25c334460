import { Play, Users } from 'lucide-react';
import { clockText } from '../../../lib/clock-text.ts';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Face } from '../../../ui/Face.tsx';
import { DetailLink } from './detail/DetailLink.tsx';
import type { LiveCardData } from './live-card.ts';
import classes from './LiveCard.module.css';
import { LiveCover } from './LiveCover.tsx';
import { PeopleCount } from './PeopleCount.tsx';
import { StatusTag } from './StatusTag.tsx';
import { WhenText } from './WhenText.tsx';

type Props = { live: LiveCardData; onZero?: () => void };

export function LiveCard({ live, onZero }: Props) {
  return (
    <DetailLink live={live} className={classes.root}>
      <span className={classes.picture}>
        <LiveCover live={live} />
        <span className={classes.status}>
          <StatusTag status={live.status} />
        </span>
        {live.replaySeconds !== null && (
          <span className={classes.length}>
            <Play size={12} aria-hidden /> {clockText(live.replaySeconds)}
          </span>
        )}
      </span>
      <span className={classes.subject}>
        <bdi>{live.subject}</bdi>
      </span>
      <span className={classes.person}>
        <Face name={live.lecturer.fullName} src={live.lecturer.portrait} size={24} isNamed />
        {live.lecturer.fullName}
      </span>
      {live.offer && <PriceTag offer={live.offer} />}
      <span className={classes.facts}>
        <WhenText live={live} onZero={onZero} className={classes.soon} />
        <span className={classes.people}>
          <Users size={14} aria-hidden /> <PeopleCount live={live} />
        </span>
      </span>
    </DetailLink>
  );
}

import { LiveStatus, liveStatusLabels } from '@shuyuan/contract/live/live-status';
import { Play, Users } from 'lucide-react';
import { clockText } from '../../../lib/clock-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DetailLink } from './detail/DetailLink.tsx';
import type { LiveCardData } from './live-card.ts';
import classes from './LiveCard.module.css';
import { LiveCover } from './LiveCover.tsx';
import { WhenText } from './WhenText.tsx';

const toneOf = {
  [LiveStatus.unpublished]: 'neutral',
  [LiveStatus.notBegun]: 'pine',
  [LiveStatus.running]: 'cinnabar',
  [LiveStatus.ended]: 'neutral',
  [LiveStatus.cancelled]: 'neutral',
} as const satisfies Record<LiveStatus, string>;

export function StatusTag({ status }: { status: LiveStatus }) {
  const t = useT('activity');
  return (
    <Tag tone={toneOf[status]} isLive={status === LiveStatus.running}>
      {t(liveStatusLabels[status])}
    </Tag>
  );
}

/** How many: in the room now, subscribed to what comes, there when it was on. */
export function PeopleCount({ live }: { live: LiveCardData }) {
  const t = useT('activity');
  const format = useFormat();
  if (live.status === LiveStatus.running) return t('live.home.watching', { count: format.abbreviated(live.watching) });
  return live.status === LiveStatus.ended
    ? t('live.home.attended', { count: format.abbreviated(live.attendNumber) })
    : t('live.home.subscribed', { count: format.abbreviated(live.subNumber) });
}

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
      <span className={classes.facts}>
        <WhenText live={live} onZero={onZero} className={classes.soon} />
        <span className={classes.people}>
          <Users size={14} aria-hidden /> <PeopleCount live={live} />
        </span>
      </span>
    </DetailLink>
  );
}

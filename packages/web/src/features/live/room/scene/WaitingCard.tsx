import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { LazyImage } from '../../../../ui/LazyImage.tsx';
import { useRoom, useRoomValue } from '../room-context.ts';
import classes from './Scene.module.css';

/** Before it begins: what it will be, by whom, and how long until then. */
export function WaitingCard() {
  const t = useT('activity');
  const { dateTime } = useFormat();
  const { live } = useRoomValue().entry;
  const hasEnded = useRoom(({ status }) => status === LiveStatus.ended);
  const [isDue, setIsDue] = useState(() => live.startTime <= Date.now());
  const labels = {
    days: t('live.room.wait.days'),
    hours: t('live.room.wait.hours'),
    minutes: t('live.room.wait.minutes'),
    seconds: t('live.room.wait.seconds'),
  };
  return (
    <div className={classes.waiting}>
      {live.coverPath && <LazyImage src={live.coverPath} alt="" className={classes.cover} />}
      <p className={classes.waitingTitle}>
        <bdi>{live.subject}</bdi>
      </p>
      <p>{t('live.room.wait.by', { name: live.lecturerName || live.creatorName })}</p>
      {!hasEnded && <p>{t('live.room.wait.start', { time: dateTime(live.startTime) })}</p>}
      {!hasEnded && !isDue && <Countdown until={live.startTime} labels={labels} onEnd={() => setIsDue(true)} />}
      {!hasEnded && isDue && <p>{t('live.room.wait.due')}</p>}
    </div>
  );
}

import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { CountdownText } from './CountdownText.tsx';
import { type LiveCardData, timesOf } from './live-card.ts';
import { usePassed } from './use-passed.ts';

type Props = {
  live: Pick<LiveCardData, 'status' | 'startTime' | 'endTime'>;
  onZero?: (() => void) | undefined;
  className?: string | undefined;
};

/** When it is: a date, how long it is still, or that everybody waits for the host. */
export function WhenText({ live, onZero, className }: Props) {
  const t = useT('activity');
  const format = useFormat();
  const isTime = usePassed(live.startTime);
  const date = <time dateTime={new Date(live.startTime).toISOString()}>{format.dateTime(live.startTime)}</time>;
  if (live.status === LiveStatus.ended) return date;
  const isLate = live.status === LiveStatus.notBegun && isTime;
  const late = isLate ? <span className={className}>{t('live.home.late')}</span> : undefined;
  return <CountdownText times={timesOf(live)} onZero={onZero} className={className} otherwise={date} instead={late} />;
}

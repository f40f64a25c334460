import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { LiveCardData } from './live-card.ts';

/** How many: in the room now, subscribed to what comes, there when it was on. */
export function PeopleCount({ live }: { live: LiveCardData }) {
  const t = useT('activity');
  const format = useFormat();
  if (live.status === LiveStatus.running) return t('live.home.watching', { count: format.abbreviated(live.watching) });
  return live.status === LiveStatus.ended
    ? t('live.home.attended', { count: format.abbreviated(live.attendNumber) })
    : t('live.home.subscribed', { count: format.abbreviated(live.subNumber) });
}

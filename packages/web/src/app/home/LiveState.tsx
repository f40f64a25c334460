import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { CountdownText } from '../../features/live/community/CountdownText.tsx';
import { type LiveCardData, timesOf } from '../../features/live/community/live-card.ts';
import { useFormat } from '../../lib/format.ts';
import { useRefresh } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';
import classes from './LiveNow.module.css';

/** On, with how many; else when, or how long it is still. */
export function LiveState({ live }: { live: LiveCardData }) {
  const t = useT('common');
  const format = useFormat();
  const refresh = useRefresh();
  if (live.status === LiveStatus.running)
    return (
      <>
        <Tag tone="cinnabar" isLive>
          {t('home.live.running')}
        </Tag>
        {t('home.live.watching', { count: format.abbreviated(live.watching) })}
      </>
    );
  return (
    <CountdownText
      times={timesOf(live)}
      onZero={() => refresh(nativeCommunity.list)}
      className={classes.soon}
      otherwise={format.dateTime(live.startTime)}
    />
  );
}

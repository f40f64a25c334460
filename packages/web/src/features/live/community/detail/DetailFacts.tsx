import { defaultMinutes, ShareScope } from '@shuyuan/contract/live/live-kinds';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from './DetailFacts.module.css';
import type { LiveDetail } from './live-detail.ts';

const scopeKeys = {
  [ShareScope.everybody]: 'live.scope.everybody',
  [ShareScope.organization]: 'live.scope.organization',
  [ShareScope.invited]: 'live.scope.invited',
} as const satisfies Record<ShareScope, string>;

export function DetailFacts({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const format = useFormat();
  const facts = [
    [t('live.detail.time'), format.dateTime(live.startedTime ?? live.startTime)],
    [t('live.detail.duration'), t('live.detail.minutes', { count: live.estimateDuration ?? defaultMinutes })],
    [t('live.detail.organizer'), live.creator.fullName],
    [t('live.detail.audience'), t(scopeKeys[live.shareScope])],
    [t('live.detail.subscribers'), format.count(live.subNumber)],
    [t('live.detail.attendees'), format.count(live.attendNumber)],
    ...(live.room ? [[t('live.detail.room'), `${live.room.name} · ${live.room.place}`] as const] : []),
  ] as const;
  return (
    <dl className={classes.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

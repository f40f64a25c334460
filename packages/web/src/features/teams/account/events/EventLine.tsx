import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listAccountNotices } from '@shuyuan/contract/teams/report.wire';
import { TeamMemberType, teamMemberTypeLabels } from '@shuyuan/contract/teams/team-member-type';
import { useFormat } from '../../../../lib/format.ts';
import { type Translate, useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from './Notices.module.css';

export type AccountEvent = OutputOf<typeof listAccountNotices>['items'][number];

/** What happened, in one sentence. */
function eventText({ kind, person, values }: AccountEvent, t: Translate<'share'>): string {
  const place = Object.values(TeamMemberType).find((type) => String(type) === values['memberType']);
  return t(`teams.event.${kind}`, {
    person: person?.fullName ?? t('teams.event.someone'),
    role: t(teamMemberTypeLabels[place ?? TeamMemberType.member]),
  });
}

export function EventLine({ event }: { event: AccountEvent }) {
  const t = useT('share');
  const format = useFormat();
  const { person, values, isRead, createTime } = event;
  return (
    <li className={classes.event}>
      <Face name={person?.fullName ?? t('teams.event.someone')} src={person?.portrait ?? null} size={36} isNamed />
      <div className={classes.words}>
        <p>{eventText(event, t)}</p>
        {values['reason'] && <p className={classes.soft}>{t('teams.event.reason', { reason: values['reason'] })}</p>}
        <time className={classes.soft} dateTime={new Date(createTime).toISOString()}>
          {format.relative(createTime)}
        </time>
      </div>
      {!isRead && <Tag tone="pine">{t('teams.notices.unread')}</Tag>}
    </li>
  );
}

import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { teamMemberTypeLabels } from '@shuyuan/contract/teams/team-member-type';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import classes from './MyAccounts.module.css';

type Props = {
  account: OutputOf<typeof listAccountsOf>['items'][number];
  to: 'teamContent' | 'memberManage' | 'shareOutput';
};

export function OwnAccountCard({ account, to }: Props) {
  const t = useT('share');
  const { id, name, headPortraitPath, enjoyType, memberType, state, unreadNum } = account;
  const words = <bdi>{name}</bdi>;
  return (
    <li className={classes.card}>
      <Face name={name} src={headPortraitPath} size={56} isNamed />
      <div className={classes.words}>
        {to === 'teamContent' ? (
          <PathLink to="teamContent" params={{ id }} className={classes.name}>
            {words}
          </PathLink>
        ) : (
          <PathLink to={to} search={{ teamID: id }} className={classes.name}>
            {words}
          </PathLink>
        )}
        <div className={classes.tags}>
          <EnjoyBadge enjoyType={enjoyType} />
          <Tag>{t(teamMemberTypeLabels[memberType])}</Tag>
          {state === 'closed' && <Tag tone="cinnabar">{t('teams.mine.closed')}</Tag>}
          {unreadNum > 0 && <Tag tone="pine">{t('teams.mine.unread', { count: unreadNum })}</Tag>}
        </div>
      </div>
    </li>
  );
}

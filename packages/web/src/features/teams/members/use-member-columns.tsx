import { TeamMemberType, teamMemberTypeLabels } from '@shuyuan/contract/teams/team-member-type';
import { useFormat } from '../../../lib/format.ts';
import { PersonName } from '../../../shared/people/PersonName.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { type Account, standingIn } from '../account/account.ts';
import { MemberMenu } from './MemberMenu.tsx';
import classes from './Members.module.css';
import type { Member } from './use-members.ts';

const tones = {
  [TeamMemberType.owner]: 'gold',
  [TeamMemberType.administrator]: 'pine',
  [TeamMemberType.member]: 'neutral',
} as const satisfies Record<TeamMemberType, string>;

/** TEAM-03: who they are and what they are in the account; what may be done with them, for the people of an open one. */
export function useMemberColumns(account: Account): Column<Member>[] {
  const t = useT('share');
  const format = useFormat();
  const actions: Column<Member> = {
    key: 'actions',
    header: t('teams.members.column.actions'),
    align: 'end',
    cell: (person) => <MemberMenu account={account} person={person} />,
  };
  return [
    {
      key: 'name',
      header: t('teams.members.column.name'),
      cell: ({ memberId, memberName, portrait }) => (
        <span className={classes.person}>
          <Face name={memberName} src={portrait} size={32} isNamed />
          <PersonName memberId={memberId} name={memberName} />
        </span>
      ),
    },
    {
      key: 'organization',
      header: t('teams.members.column.organization'),
      cell: ({ organizationName }) => organizationName,
    },
    {
      key: 'role',
      header: t('teams.members.column.role'),
      cell: ({ memberType }) => <Tag tone={tones[memberType]}>{t(teamMemberTypeLabels[memberType])}</Tag>,
    },
    {
      key: 'joined',
      header: t('teams.members.column.joined'),
      cell: ({ joinTime }) => format.date(joinTime),
    },
    ...(standingIn(account) === null || account.state === 'closed' ? [] : [actions]),
  ];
}

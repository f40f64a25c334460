import type { Paging } from '@shuyuan/contract/kernel/paging';
import { memberCan } from '@shuyuan/contract/teams/member-actions';
import type { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Context } from '../../../platform/context.ts';
import { countPeople, listPeople } from '../member.store.ts';
import { openAccount } from '../teams.policy.ts';

type Question = Paging & {
  readonly id: string;
  readonly search?: string | undefined;
  readonly memberType?: TeamMemberType | undefined;
};

/** TEAM-12, TEAM-21. */
export async function listAccountMembers(ctx: Context, { id, search, memberType, ...paging }: Question) {
  const { account, callerRole } = await openAccount(ctx, id);
  const asked = { accountId: id, search, memberType };
  const [people, recordCount] = await Promise.all([listPeople(ctx.read, asked, paging), countPeople(ctx.read, asked)]);
  const { state, enjoyType } = account;
  const items = people.map(({ joinedAt, ...person }) => ({
    ...person,
    joinTime: joinedAt.getTime(),
    can: memberCan({
      callerRole,
      state,
      enjoyType,
      isOneself: person.memberId === ctx.actor.id,
      from: person.memberType,
    }),
  }));
  return { items, recordCount };
}

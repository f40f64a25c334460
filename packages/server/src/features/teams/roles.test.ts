import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { changeAccount } from '@shuyuan/contract/teams/application.wire';
import { changeAccountMembers, readInviteCode } from '@shuyuan/contract/teams/members.wire';
import { readAnalysis } from '@shuyuan/contract/teams/report.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { livesOf } from '../../world/tests/live/test-lives.ts';
import { teamsOf } from '../../world/tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
let liveId: string;
let teamId: string;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
  const lives = livesOf(world);
  liveId = await lives.published(people.creator, { assistantIds: [await lives.idOf(people.assistant)] });
  teamId = await teams.team(people.owner, {
    [people.administrator]: TeamMemberType.administrator,
    [people.member]: TeamMemberType.member,
  });
});
afterAll(() => world.close());

/** One of each kind the product tells apart in these two areas; nobody here administers the company. */
const people = {
  creator: 'shenruoxi',
  assistant: 'hejingxing',
  owner: 'songqinghe',
  administrator: 'duyinuo',
  member: 'xiaoyichen',
  learner: 'wenjiahe',
} as const;
type Role = keyof typeof people;
const roles = Object.keys(people) as Role[];

const acts = {
  'change the live': async (role: Role) =>
    (await teams.as(people[role])).call(nativeManage.update, {
      id: liveId,
      version: 999,
      subject: '不会写下',
      shareScope: 1,
      autoPublish: 1,
    }),
  'see the live': async (role: Role) => (await teams.as(people[role])).call(openRoom, { id: liveId }),
  'assist in the live': async (role: Role) =>
    (await teams.as(people[role])).call(openRoom, { id: liveId, identity: LiveIdentity.assistant }),
  'lead the live': async (role: Role) =>
    (await teams.as(people[role])).call(openRoom, { id: liveId, identity: LiveIdentity.organizer }),
  'read the account': async (role: Role) => (await teams.as(people[role])).call(readAccount, { id: teamId }),
  'edit the account': async (role: Role) =>
    (await teams.as(people[role])).call(changeAccount, {
      id: teamId,
      name: '没有话题',
      topicIds: 'nobody',
      headPortraitPath: 'avatars/group/1.svg',
    }),
  'invite to the account': async (role: Role) => (await teams.as(people[role])).call(readInviteCode, { id: teamId }),
  'name administrators': async (role: Role) =>
    (await teams.as(people[role])).call(changeAccountMembers, {
      id: teamId,
      members: [{ memberId: 'nobody', memberType: TeamMemberType.administrator }],
    }),
  'read its analysis': async (role: Role) => (await teams.as(people[role])).call(readAnalysis, { id: teamId }),
} as const;

/** Who has the right is refused for the input these calls bring, if at all. */
const allowed: Record<keyof typeof acts, readonly Role[]> = {
  'change the live': ['creator'],
  'see the live': roles,
  'assist in the live': ['creator', 'assistant'],
  'lead the live': ['creator'],
  'read the account': roles,
  'edit the account': ['owner'],
  'invite to the account': ['owner', 'administrator'],
  'name administrators': ['owner'],
  'read its analysis': ['owner', 'administrator', 'member'],
};

test('[ROLE-01] creator, assistant, owner, administrator, member and learner: what each may do with a live and an account', async () => {
  for (const [act, perform] of Object.entries(acts)) {
    const may: Role[] = [];
    for (const role of roles) if ((await perform(role)).status !== 403) may.push(role);
    expect([act, may]).toEqual([act, allowed[act as keyof typeof acts]]);
  }
});

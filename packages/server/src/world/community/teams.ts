import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { agree, refuse } from '../../features/approval/index.ts';
import { saveAttention } from '../../features/community/index.ts';
import {
  applyForAccount,
  changeAccountMembers,
  followableSharers,
  followApproval,
} from '../../features/teams/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { accountStories, type AccountStory } from './team-stories.ts';

const follow = saveAttention([followableSharers]);

/** Whoever administers the company may create official accounts and decides about the others. */
async function adminAt(ctx: SystemContext, agoMs: number): Promise<Context> {
  const admin = await personAt(ctx, 'luchengze', agoMs);
  return { ...admin, actor: { ...admin.actor, capabilities: new Set(['team.audit']) } };
}

const topicIdOf = async (ctx: SystemContext, name: string): Promise<string> =>
  (await ctx.read.selectFrom('topic').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

async function ask(ctx: SystemContext, story: AccountStory) {
  const { by, enjoyType, name, portrait, desc, reason, daysAgo } = story;
  const topicIds = await Promise.all(story.topics.map((topic) => topicIdOf(ctx, topic)));
  const applicant = enjoyType === EnjoyType.official ? await adminAt(ctx, daysAgo * dayMs) : null;
  return applyForAccount(applicant ?? (await personAt(ctx, by, daysAgo * dayMs)), {
    enjoyType,
    name,
    topicIds: topicIds.join(),
    portrait,
    description: desc,
    reason,
  });
}

type Application = Awaited<ReturnType<typeof ask>>;

/** Decided a few hours later by the dean, and followed as the job would. */
async function decide(ctx: SystemContext, story: AccountStory, asked: Application): Promise<void> {
  if (story.fate === 'waiting' || asked.processInstanceId === null) return;
  const agoMs = story.daysAgo * dayMs - 5 * hourMs;
  const dean = await adminAt(ctx, agoMs);
  const id = asked.processInstanceId;
  if (story.fate === 'agreed') await agree(dean, { id, comment: '' });
  else await refuse(dean, { id, comment: story.comment });
  const { tenantId } = dean.actor;
  await followApproval({ ...ctx, now: () => ctx.now() - agoMs }, { tenantId, businessId: asked.id });
}

/** Its people come in the days after, then those who follow it, one each day. */
async function gather(ctx: SystemContext, story: Extract<AccountStory, { fate: 'agreed' }>, id: string) {
  const { administrators = [], members = [], followers } = story;
  const placed = async (accounts: readonly string[], memberType: TeamMemberType) =>
    Promise.all(
      accounts.map(async (account) => ({ memberId: (await personAt(ctx, account, 0)).actor.id, memberType })),
    );
  const wanted = [
    ...(await placed(administrators, TeamMemberType.administrator)),
    ...(await placed(members, TeamMemberType.member)),
  ];
  const owner = await personAt(ctx, story.by, (story.daysAgo - 1) * dayMs);
  if (wanted.length > 0) await changeAccountMembers(owner, { id, members: wanted });
  for (const [days, account] of followers.entries()) {
    const fan = await personAt(ctx, account, Math.max(story.daysAgo - 2 - days, 0) * dayMs + hourMs);
    await follow(fan, { targetType: AttentionTarget.sharer, targetId: id, isOn: true });
  }
}

/** Three experts, three teams and the voice of the academy; one more waits for an administrator, one was refused. */
export async function seedTeams(ctx: SystemContext): Promise<void> {
  for (const story of accountStories) {
    const asked = await ask(ctx, story);
    await decide(ctx, story, asked);
    if (story.fate === 'agreed') await gather(ctx, story, asked.id);
  }
}

import { maxTopics } from '@shuyuan/contract/community/topics';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context, Tx } from '../../../platform/context.ts';
import { findOfferedTopics } from '../../community/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { nameKeyOf, type Profile } from '../account.store.ts';
import { claimPortrait } from './claim-portrait.ts';
import { lockName, isNameTaken } from './name.store.ts';

export type ProfileInput = {
  readonly name: string;
  readonly topicIds: string;
  readonly portrait: string;
  readonly description: string;
};
export type FullProfile = Profile & { readonly nameKey: string; readonly topicIds: readonly string[] };
type Judged = {
  readonly wish: ProfileInput;
  readonly reason?: string;
  readonly enjoyType: EnjoyType;
  /** The account, or what asks for one and gives it its id. */
  readonly subjectId: string;
  /** What it has now; null: nothing yet. */
  readonly current: Pick<FullProfile, 'portrait' | 'portraitFileId' | 'topicIds'> | null;
};

/** D-091: 1 to 5 topics that are offered. One the account carries already it may keep, whatever became of it. */
async function readTopics(tx: Tx, { actor }: Context, { wish, current }: Judged): Promise<string[]> {
  const ids = [...new Set(wish.topicIds.split(',').flatMap((id) => id.trim() || []))];
  demand(ids.length <= maxTopics, 'account.too-many-topics', { max: maxTopics });
  const others = ids.filter((id) => !current?.topicIds.includes(id));
  const offered = await findOfferedTopics(tx, actor.tenantId, others);
  demand(ids.length > 0 && offered.length === others.length, 'account.unknown-topic');
  return ids;
}

/** TEAM-06…TEAM-10: what a form says about an account, judged, with its name held until the transaction ends. */
export async function readProfile(tx: Tx, ctx: Context, judged: Judged): Promise<FullProfile> {
  const { wish, reason, enjoyType, subjectId, current } = judged;
  const { name, description, portrait: path } = wish;
  await refuseSensitive(ctx, [name, description, reason]);
  const topicIds = await readTopics(tx, ctx, judged);
  const { tenantId } = ctx.actor;
  await lockName(tx, tenantId, name);
  demand(!(await isNameTaken(tx, { tenantId, name, accountId: subjectId })), 'account.name-taken');
  const portrait = await claimPortrait(tx, ctx, { path, enjoyType, subjectId, current });
  return { ...portrait, name, nameKey: nameKeyOf(name), description, topicIds };
}

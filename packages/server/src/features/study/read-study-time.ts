import type { Context } from '../../platform/context.ts';
import { demandColleague } from '../../platform/demand-colleague.ts';
import { sumStudyTime } from './study.store.ts';

/** PERSON-08: all seconds recorded of a colleague; none where nothing was studied. */
export async function readStudyTime(ctx: Context, { memberId }: { memberId: string }) {
  await demandColleague(ctx, memberId);
  return { memberId, duration: await sumStudyTime(ctx.read, ctx.actor.tenantId, memberId) };
}

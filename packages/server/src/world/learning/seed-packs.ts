import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { openOwnPack } from '../../features/centre/packs/own/list-own-packs.ts';
import { pushPack } from '../../features/centre/packs/push-pack.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const timeZone = 'Asia/Shanghai';

async function director(ctx: SystemContext, days: number): Promise<Context> {
  const person = await personAt(ctx, 'zhoumuyun', days * dayMs);
  return { ...person, actor: { ...person.actor, capabilities: new Set(['subordinate.view'] as const) } };
}

const idsOf = async (ctx: SystemContext, accounts: readonly string[]): Promise<string[]> =>
  Promise.all(accounts.map(async (account) => (await personAt(ctx, account, 0)).actor.id));

/** D-182: a pack that goes on, read by one who is midway, and one that is overdue. */
export async function seedPacks(ctx: SystemContext, course: { readonly id: string }): Promise<void> {
  const { id: surveyId } = await ctx.read
    .selectFrom('survey')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('title')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const today = dayIn(timeZone, ctx.now());
  const safety = { businessType: BusinessType.course, businessId: course.id };
  const survey = { businessType: BusinessType.research, businessId: surveyId };
  const { id } = await pushPack(await director(ctx, 6), {
    title: '质量月学习包',
    message: '先学安全，再把培训需求告诉我。下周例会上聊聊。',
    items: [safety, survey],
    memberIds: await idsOf(ctx, ['tangyuwei', 'linzhiyuan', 'guhuaiqian']),
    organizationIds: [],
    dueDay: addDays(today, 5),
    timeZone,
  });
  await openOwnPack(await personAt(ctx, 'tangyuwei', 5 * dayMs), { id });
  await pushPack(await director(ctx, 12), {
    title: '上线前安全复习',
    message: '上线值班前请务必看完。',
    items: [safety],
    memberIds: await idsOf(ctx, ['hejingxing', 'tangyuwei']),
    organizationIds: [],
    dueDay: addDays(today, -2),
    timeZone,
  });
}

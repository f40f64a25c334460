import { packProblem } from '@shuyuan/contract/centre/packs/pack-problem';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockOwnPeople } from '../director/lock-own-people.ts';
import { insertPack } from './pack.store.ts';
import { dueTimeOf, type PushInput, resolveItems, resolvePeople } from './resolve-push.ts';

type NewPack = PushInput & { readonly title: string; readonly message: string };

/** D-181: to the caller's own people alone, and each of them is told. */
export async function pushPack(ctx: Context, input: NewPack) {
  const { tenantId, id: authorId } = ctx.actor;
  const problem = packProblem(input, dayIn(input.timeZone, ctx.now()));
  demand(problem === null, 'pack.not-ready', { problem });
  const { title, message } = input;
  await refuseSensitive(ctx, [title, message]);
  const items = await resolveItems(ctx, input.items);
  const [id, dueTime, pushedAt] = [newId(ctx.now()), dueTimeOf(input), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    const { memberIds } = await lockOwnPeople(tx, ctx, (scope) => resolvePeople(tx, scope, input));
    demand(memberIds.length > 0, 'pack.not-ready', { problem: 'nobody' });
    const pack = { id, tenantId, authorId, title, message, dueAt: new Date(dueTime), pushedAt };
    await insertPack(tx, pack, { items, memberIds });
    const after = { title, people: memberIds.length };
    await recordAudit(tx, ctx, { tenantId, action: 'pack.pushed', subject: { kind: 'pack', id }, after });
    await notify(tx, ctx, {
      tenantId,
      kind: 'assignment',
      text: 'packPushed',
      values: { title, dueAt: dueTime - 1 },
      receivers: memberIds,
      subject: { kind: 'pack', id },
      link: `/center/student-study-pack-detail/${id}`,
    });
  });
  return { id };
}

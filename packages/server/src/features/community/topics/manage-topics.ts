import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { insertTopic, isNameTaken, lockTopic, updateTopic } from './topic-writes.store.ts';
import { lockType } from './topic-type.store.ts';

type Fields = { readonly name: string; readonly typeId: string; readonly desc: string };

const subjectOf = (id: string) => ({ kind: 'topic', id }) as const;

export async function createTopic(ctx: Context, { name, typeId, desc }: Fields) {
  const { tenantId, id: createdBy } = ctx.actor;
  await refuseSensitive(ctx, [name, desc]);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    const type = await lockType(tx, tenantId, typeId);
    demand(type, 'request.not-found');
    const row = { id, tenantId, typeId, name, description: desc, createdBy, at: new Date(ctx.now()) };
    demand(await insertTopic(tx, row), 'topic.name-taken');
    const after = { name, type: type.name, desc };
    await recordAudit(tx, ctx, { tenantId, action: 'topic.created', subject: subjectOf(id), after });
  });
  return { id };
}

type Change = Fields & { readonly id: string; readonly isHidden: boolean };

/** Renames, moves, describes, hides or shows; what carries it keeps it. */
export async function changeTopic(ctx: Context, { id, name, typeId, desc, isHidden }: Change) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [name, desc]);
  try {
    return await ctx.inTransaction(async (tx) => {
      const before = await lockTopic(tx, tenantId, id);
      demand(before, 'request.not-found');
      const [from, to] = [await lockType(tx, tenantId, before.typeId), await lockType(tx, tenantId, typeId)];
      demand(from && to, 'request.not-found');
      await updateTopic(tx, { id, name, typeId, description: desc, isHidden, at: new Date(ctx.now()) });
      await recordAudit(tx, ctx, {
        tenantId,
        action: 'topic.changed',
        subject: subjectOf(id),
        before: { name: before.name, type: from.name, desc: before.description, isHidden: before.isHidden },
        after: { name, type: to.name, desc, isHidden },
      });
      return { id };
    });
  } catch (error) {
    throw isNameTaken(error) ? new AppError('topic.name-taken') : error;
  }
}

import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { deleteType, insertType, isTypeInUse, isTypeNameTaken, lockType, updateType } from './topic-type.store.ts';

const subjectOf = (id: string) => ({ kind: 'topic-type', id }) as const;

export async function createTopicType(ctx: Context, { name }: { readonly name: string }) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [name]);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    demand(await insertType(tx, { id, tenantId, name, at: new Date(ctx.now()) }), 'topic.name-taken');
    await recordAudit(tx, ctx, { tenantId, action: 'topic-type.created', subject: subjectOf(id), after: { name } });
  });
  return { id };
}

export async function changeTopicType(ctx: Context, { id, name }: { readonly id: string; readonly name: string }) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [name]);
  try {
    await ctx.inTransaction(async (tx) => {
      const before = await lockType(tx, tenantId, id);
      demand(before, 'request.not-found');
      await updateType(tx, { id, name });
      const change = { before: { name: before.name }, after: { name } };
      await recordAudit(tx, ctx, { tenantId, action: 'topic-type.changed', subject: subjectOf(id), ...change });
    });
  } catch (error) {
    throw isTypeNameTaken(error) ? new AppError('topic.name-taken') : error;
  }
  return { id };
}

/** Hidden topics count too: what carries one of them still reads its kind. */
export async function removeTopicType(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  try {
    await ctx.inTransaction(async (tx) => {
      const before = await lockType(tx, tenantId, id);
      demand(before, 'request.not-found');
      await deleteType(tx, id);
      const entry = { action: 'topic-type.deleted', subject: subjectOf(id), before: { name: before.name } };
      await recordAudit(tx, ctx, { tenantId, ...entry });
    });
  } catch (error) {
    throw isTypeInUse(error) ? new AppError('topic.type-in-use') : error;
  }
  return { id };
}

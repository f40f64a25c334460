import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { insertTopic } from './topic-writes.store.ts';
import { defaultType, lockTypeNamed } from './topic-type.store.ts';
import { findTopicNamed } from './topic.store.ts';

type Input = { readonly name: string; readonly typeName?: string | undefined };

async function typeOf(tx: Tx, ctx: Context, typeName: string | undefined) {
  const { tenantId } = ctx.actor;
  const named = typeName ? await lockTypeNamed(tx, tenantId, typeName) : undefined;
  return named ?? (await defaultType(tx, { id: newId(ctx.now()), tenantId, at: new Date(ctx.now()) }));
}

/** COMM-40, D-141: the topic of this name, a new one where there is none. Two who add the same at once get the same. */
export async function quickAddTopic(ctx: Context, { name, typeName }: Input) {
  const { tenantId, id: memberId } = ctx.actor;
  await refuseSensitive(ctx, [name]);
  return ctx.inTransaction(async (tx) => {
    if (!(await findTopicNamed(tx, tenantId, name))) {
      const { id: typeId } = await typeOf(tx, ctx, typeName);
      const made = { id: newId(ctx.now()), at: new Date(ctx.now()), createdBy: memberId };
      await insertTopic(tx, { ...made, tenantId, typeId, name, description: '' });
    }
    const topic = await findTopicNamed(tx, tenantId, name);
    demand(topic && !topic.isHidden, 'topic.hidden');
    return { id: topic.id, name: topic.name, typeId: topic.typeId };
  });
}

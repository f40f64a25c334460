import type { Context } from '../../../platform/context.ts';
import { changeCover, removeUnused } from '../../files/index.ts';
import { lockEdited, openManagedItem } from '../item.policy.ts';
import { saveItemTopics, updateItem as updateRow } from '../item.store.ts';
import { checkItemInput, coverPurpose as purpose, fieldsOf, type ItemInput, saveItemPrice } from './item-input.ts';

/** The fields hold at once: whoever is no longer meant reads it no more. */
export async function updateItem(ctx: Context, input: ItemInput & { id: string; revision: number }) {
  const { tenantId } = ctx.actor;
  const { id } = await openManagedItem(ctx, input.id);
  await checkItemInput(ctx, input, id);
  const { revision, unused } = await ctx.inTransaction(async (tx) => {
    const { coverFileId: current } = await lockEdited(tx, ctx, input);
    const keys = await changeCover(tx, ctx, { purpose, subjectId: id, fileId: input.coverFileId, current });
    await saveItemTopics(tx, { tenantId, itemId: id, topicIds: [...new Set(input.topicIds)] });
    await saveItemPrice(tx, ctx, input);
    const saved = await updateRow(tx, { id, fields: fieldsOf(input), at: new Date(ctx.now()) });
    return { revision: saved, unused: keys };
  });
  await removeUnused(ctx, unused);
  return { id, revision };
}

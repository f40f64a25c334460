import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover } from '../../files/index.ts';
import { insertItem, saveItemTopics } from '../item.store.ts';
import { saveVersion } from '../version.store.ts';
import * as fields from './item-input.ts';

/** A draft with its first version. It comes from the unit its author is in. */
export async function createItem(ctx: Context, input: fields.ItemInput & { readonly fileId: string }) {
  const { tenantId, organizationId, id: authorId } = ctx.actor;
  const { fileId } = input;
  await fields.checkItemInput(ctx, input);
  const [id, at] = [newId(ctx.now()), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    const kind = await fields.claimItemFile(tx, ctx, { id: fileId, itemId: id });
    await changeCover(tx, ctx, {
      purpose: fields.coverPurpose,
      subjectId: id,
      fileId: input.coverFileId,
      current: null,
    });
    await insertItem(tx, { id, tenantId, authorId, organizationId, kind, fileId, fields: fields.fieldsOf(input), at });
    await saveItemTopics(tx, { tenantId, itemId: id, topicIds: [...new Set(input.topicIds)] });
    await saveVersion(tx, { tenantId, itemId: id, number: 1, fileId, note: '', authorId, createdAt: at });
    await fields.saveItemPrice(tx, ctx, { id, ...input });
  });
  return { id, revision: 1 };
}

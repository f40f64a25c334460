import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { listAudience } from '../../people/index.ts';
import { findPrice, toPriceOut } from '../../pricing/index.ts';
import { openManagedItem, permissionsOf } from '../item.policy.ts';
import { listItemTopics } from '../item.store.ts';

export async function readItemForm(ctx: Context, input: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const item = await openManagedItem(ctx, input.id);
  const { id, revision, state, title, introduction, coverFileId, allowsDownload, showsVersions } = item;
  demand(item.audience, 'internal.unexpected');
  const cover = coverFileId === null ? undefined : await findFile(ctx.read, tenantId, coverFileId);
  const topics = await listItemTopics(ctx.read, [id]);
  const { people, ...audience } = await listAudience(ctx.read, tenantId, item.audience);
  return {
    id,
    revision,
    state,
    title,
    introduction,
    coverFileId,
    allowsDownload,
    showsVersions,
    coverPath: cover ? `/files/${cover.path}` : null,
    topics: topics.map(({ id: topicId, name }) => ({ id: topicId, name })),
    price: toPriceOut(await findPrice(ctx.read, { businessType: 'libraryItem', businessId: id })),
    ...audience,
    audienceMembers: people,
    can: permissionsOf(item),
  };
}

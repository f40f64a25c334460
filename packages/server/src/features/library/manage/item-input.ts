import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { isLibraryKind, type LibraryKind } from '@shuyuan/contract/library/library-kinds';
import { distinctAudience, isForNobody } from '@shuyuan/contract/study/courses/course-audience';
import type { Context, Tx } from '../../../platform/context.ts';
import { findOfferedTopics } from '../../community/index.ts';
import { claimFile, findFile } from '../../files/index.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { saveCompanyPrice } from '../../pricing/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { earlierReaders } from '../prices/item-price.store.ts';
import { type ItemFields, listItemTopics } from '../item.store.ts';

export type ItemInput = ItemFields & {
  readonly topicIds: readonly string[];
  /** Absent: as it was, or free. */
  readonly price?: PriceSetting | undefined;
};

export const filePurpose = 'library-file';
export const coverPurpose = 'library-cover';

/** The fields as they are stored, each entry of the audience once. */
export const fieldsOf = (input: ItemInput): ItemFields => ({
  title: input.title,
  introduction: input.introduction,
  coverFileId: input.coverFileId,
  audience: distinctAudience(input.audience),
  allowsDownload: input.allowsDownload,
  showsVersions: input.showsVersions,
});

/** D-114: whoever has it already keeps it. */
export const saveItemPrice = (
  tx: Tx,
  ctx: Context,
  { id, title, price }: Pick<ItemInput, 'title' | 'price'> & { id: string },
) =>
  saveCompanyPrice(tx, ctx, { businessType: 'libraryItem', businessId: id, title, price, earlier: earlierReaders(id) });

/** Refuses words nobody may write, an audience that is nobody or not there, and topics that are not offered. */
export async function checkItemInput(ctx: Context, input: ItemInput, itemId?: string): Promise<void> {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [input.title, input.introduction]);
  demand(!isForNobody(input.audience), 'course.for-nobody');
  demand(await isAudienceKnown(ctx.read, tenantId, input.audience), 'course.unknown-person');
  // A topic that was hidden since stays where it is.
  const current = itemId === undefined ? [] : await listItemTopics(ctx.read, [itemId]);
  const fresh = [...new Set(input.topicIds)].filter((topicId) => !current.some(({ id }) => id === topicId));
  const offered = await findOfferedTopics(ctx.read, tenantId, fresh);
  demand(offered.length === fresh.length, 'course.unknown-topic');
}

/** An upload of the caller's own that nothing shows yet becomes the file of an item. */
export async function claimItemFile(tx: Tx, ctx: Context, file: { id: string; itemId: string }): Promise<LibraryKind> {
  const found = await findFile(tx, ctx.actor.tenantId, file.id);
  const isOwnDraft = found?.purpose === 'draft' && found.ownerId === ctx.actor.id;
  demand(isOwnDraft && isLibraryKind(found.kind), 'course.unknown-file', { title: found?.name ?? '' });
  await claimFile(tx, ctx, { fileId: file.id, purpose: filePurpose, subjectId: file.itemId });
  return found.kind;
}

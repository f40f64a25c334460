import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../platform/context.ts';
import type { Shareable, Shared } from '../sharing/index.ts';
import { openItem } from './item.policy.ts';
import { findItemFacts } from './items/item-facts.store.ts';

/** A link opens an item for nobody it is not for. */
async function open(ctx: Context, id: string): Promise<Shared> {
  const { title, introduction, state } = await openItem(ctx, id);
  const { coverPath, authorName } = await findItemFacts(ctx.read, id);
  return {
    title,
    introduction,
    cover: coverPath === null ? null : `/files/${coverPath}`,
    ownerName: authorName,
    parent: null,
    isPublic: state === 'published',
  };
}

export const shareableLibrary: Shareable = { shareType: ShareType.knowledge, open };

import type { Actor, Context, SystemContext } from '../../platform/context.ts';
import type { FileOwner, OwnedFile } from '../files/index.ts';
import { managesItem } from './item.policy.ts';
import { findItem, type ItemRow } from './item.store.ts';
import { isFileOpen, isItemOpen } from './items/open-items.store.ts';
import { coverPurpose, filePurpose } from './manage/item-input.ts';

async function itemOf({ read }: SystemContext, actor: Actor, file: OwnedFile): Promise<ItemRow | undefined> {
  return file.subjectId === null ? undefined : findItem(read, actor.tenantId, file.subjectId);
}

const asReader = (system: SystemContext, actor: Actor): Context => ({ ...system, actor });

/** Files and covers are for whoever may read their item now; its managers read them before and after. */
export const libraryFileOwners: readonly FileOwner[] = [
  {
    purpose: coverPurpose,
    mayRead: async (system, actor, file) => {
      const item = await itemOf(system, actor, file);
      return item !== undefined && (managesItem(actor, item) || isItemOpen(asReader(system, actor), item.id));
    },
  },
  {
    purpose: filePurpose,
    mayRead: async (system, actor, file) => {
      const item = await itemOf(system, actor, file);
      return item !== undefined && (managesItem(actor, item) || isFileOpen(asReader(system, actor), file.id));
    },
    mayDownload: async (system, actor, file) => {
      const item = await itemOf(system, actor, file);
      return item !== undefined && (item.allowsDownload || managesItem(actor, item));
    },
  },
];

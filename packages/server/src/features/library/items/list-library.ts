import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import type { Context } from '../../../platform/context.ts';
import { findReader } from '../../search/index.ts';
import { openItem } from '../item.policy.ts';
import { itemCards } from './item-cards.ts';
import * as store from './open-items.store.ts';

type LibraryQuery = Paging & {
  readonly search?: string | undefined;
  readonly topicId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly kind?: LibraryKind | undefined;
  readonly isCollected: boolean;
  readonly isContent: boolean;
  readonly order: 'newest' | 'score';
};

/** ROUTE-35: by topic, unit and kind. */
export async function listLibrary(ctx: Context, query: LibraryQuery) {
  const { search, topicId, organizationId, kind, isCollected, isContent, order, ...paging } = query;
  const reader = await findReader(ctx);
  const conditions = [
    ...(search === undefined ? [] : store.titleMatches(search)),
    ...(topicId === undefined ? [] : [store.hasTopic(topicId)]),
    ...(organizationId === undefined ? [] : [store.isOfUnit(organizationId)]),
    ...(kind === undefined ? [] : [store.isOfKind(kind)]),
    ...(isCollected ? [store.isCollectedBy(ctx.actor.id)] : []),
    ...(isContent ? [store.isOfNoCourse, ...(await store.paidFor(ctx, reader))] : []),
  ];
  const rows = await store.listOpenItems(ctx.read, reader, {
    conditions,
    ...(order === 'score' && { rank: store.byScore }),
    limit: paging.pageSize,
    offset: offsetOf(paging),
  });
  const recordCount = await store.countOpenItems(ctx.read, reader, conditions);
  return { items: await itemCards(ctx, rows), recordCount };
}

/** Choices for a reader: none that would lead to an empty list. */
export async function readLibraryChoices(ctx: Context) {
  const reader = await findReader(ctx);
  return {
    topics: await store.listOpenTopics(ctx.read, reader, libraryLimits.choices),
    organizations: await store.listOpenUnits(ctx.read, reader, libraryLimits.choices),
  };
}

/** Others of its topics, those with most of them first. */
export async function listRelatedItems(ctx: Context, input: { readonly id: string }) {
  const { id } = await openItem(ctx, input.id);
  const rows = await store.listOpenItems(ctx.read, await findReader(ctx), {
    conditions: [store.isRelatedTo(id)],
    rank: store.commonTopics(id),
    limit: libraryLimits.related,
    offset: 0,
  });
  return { items: await itemCards(ctx, rows) };
}

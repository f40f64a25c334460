import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import type * as wire from '@shuyuan/contract/search/saved/saved-search.wire';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Searchable } from '../searchable.ts';
import { findFresh } from './find-fresh.ts';
import { newestKeys } from './newest-keys.ts';
import {
  countSavedForUpdate,
  deleteSaved,
  insertSaved,
  isNameTaken,
  listSaved,
  markOpened,
  updateName,
} from './saved-search.store.ts';

async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    demand(!isNameTaken(error), 'search.name-taken');
    throw error;
  }
}

/** D-195: what it finds now is known, and nothing of it is new later. */
export const saveSearch =
  (searchables: readonly Searchable[]) => async (ctx: Context, input: ParsedInputOf<typeof wire.saveSearch>) => {
    const { name, keyword, ...filters } = input;
    const { id: memberId, tenantId } = ctx.actor;
    const id = newId(ctx.now());
    const knownKeys = await newestKeys(ctx, searchables, { keyword, filters });
    const row = { id, memberId, tenantId, name, keyword, filters, knownKeys, createdAt: new Date(ctx.now()) };
    await refuseTakenName(
      ctx.inTransaction(async (tx) => {
        demand((await countSavedForUpdate(tx, memberId)) < searchLimits.saved, 'search.too-many-saved');
        await insertSaved(tx, row);
      }),
    );
    return { id };
  };

export async function renameSavedSearch(ctx: Context, { id, name }: { readonly id: string; readonly name: string }) {
  const row = { id, memberId: ctx.actor.id, name };
  demand(await refuseTakenName(ctx.inTransaction((tx) => updateName(tx, row))), 'request.not-found');
  return { id };
}

export async function deleteSavedSearch(ctx: Context, { id }: { readonly id: string }) {
  demand(await ctx.inTransaction((tx) => deleteSaved(tx, { id, memberId: ctx.actor.id })), 'request.not-found');
  return { id };
}

/** Whatever has come up by now is seen, and marked until something else does. */
export const openSavedSearch =
  (searchables: readonly Searchable[]) =>
  async (ctx: Context, { id }: { readonly id: string }) => {
    const saved = (await listSaved(ctx.read, ctx.actor.id)).find((one) => one.id === id);
    demand(saved, 'request.not-found');
    const grown = await findFresh(ctx, searchables, saved);
    await ctx.inTransaction((tx) => markOpened(tx, grown));
    return { id };
  };

export async function listSavedSearches({ read, actor }: Context) {
  const rows = await listSaved(read, actor.id);
  return {
    items: rows.map(({ id, name, keyword, filters, newKeys }) => ({
      ...filters,
      id,
      name,
      keyword,
      newCount: newKeys.length,
    })),
  };
}

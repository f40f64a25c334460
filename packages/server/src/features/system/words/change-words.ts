import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { maxWords, normalForm } from '@shuyuan/contract/system/sensitive-words';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, ContextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { broadcastWordsChanged } from './kept-matchers.ts';
import { deleteWords, insertWords, listWords as list, lockList } from './words.store.ts';

type Author = ContextOf<{ readonly id: string } | null>;
type Input = { readonly tenantId: string; readonly words: readonly string[] };

const subjectOf = (tenantId: string) => ({ kind: 'sensitive-words', id: tenantId }) as const;

/** Adds to the list of a tenant; a word that is there in any spelling stays as it was first written. */
export async function addWords(ctx: Author, { tenantId, words }: Input): Promise<{ added: number; known: number }> {
  const byForm = new Map(words.map((word) => [normalForm(word), word] as const).toReversed());
  const given = [...byForm].map(([normal, word]) => ({ id: newId(ctx.now()), word, normal })).toReversed();
  const added = await ctx.inTransaction(async (tx) => {
    const before = await lockList(tx, tenantId);
    const who = { addedBy: ctx.actor?.id ?? null, addedAt: new Date(ctx.now()) };
    const fresh = await insertWords(tx, { tenantId, words: given, ...who });
    demand(before + fresh.length <= maxWords, 'sensitive.list-full', { max: maxWords });
    const change = { action: 'words.added', subject: subjectOf(tenantId), after: { words: fresh } };
    if (fresh.length > 0) await recordAudit(tx, ctx, { tenantId, ...change });
    return fresh.length;
  });
  broadcastWordsChanged(ctx.bus, tenantId);
  return { added, known: words.length - added };
}

/** All of them or none: an id nobody knows means that the screen is out of date. */
export async function removeWords(ctx: Context, { ids }: { ids: readonly string[] }): Promise<{ removed: number }> {
  const { tenantId } = ctx.actor;
  const wanted = [...new Set(ids)];
  const removed = await ctx.inTransaction(async (tx) => {
    const words = await deleteWords(tx, tenantId, wanted);
    demand(words.length === wanted.length, 'request.not-found');
    await recordAudit(tx, ctx, { tenantId, action: 'words.removed', subject: subjectOf(tenantId), before: { words } });
    return words.length;
  });
  broadcastWordsChanged(ctx.bus, tenantId);
  return { removed };
}

export async function listWords(ctx: Context, { search, ...paging }: Paging & { search?: string | undefined }) {
  const { items, recordCount } = await list(ctx.read, { tenantId: ctx.actor.tenantId, search, paging });
  return { items: items.map((item) => ({ ...item, addedAt: item.addedAt.getTime() })), recordCount };
}

import { maxAssistants, labelsMax } from '@shuyuan/contract/assistant/assistants';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import * as store from './assistant.store.ts';

const readerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

/** AI-31 */
export async function listAssistants(ctx: Context, asked: Paging & { readonly label?: string | undefined }) {
  const reader = readerOf(ctx);
  const [rows, recordCount] = await Promise.all([
    store.listAssistants(ctx.read, reader, asked),
    store.countAssistants(ctx.read, reader, asked.label),
  ]);
  const items = rows.map(({ ownerId, ...row }) => ({
    ...row,
    isCompanyWide: ownerId === null,
    isOwn: ownerId !== null,
  }));
  return { items, recordCount };
}

/** AI-32: as many as all of them can wear. */
export const listLabels = async (ctx: Context) => ({
  items: await store.listLabels(ctx.read, readerOf(ctx), 2 * maxAssistants * labelsMax),
});

/** What a named prompt of the caller or of the company says; null where there is none of this id. */
export const findPrompt = async (ctx: Context, id: string): Promise<string | null> =>
  (await store.findPromptText(ctx.read, readerOf(ctx), id)) ?? null;

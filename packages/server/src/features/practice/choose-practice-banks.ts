import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { listBanks, replaceBanks } from './bank.store.ts';

/** Cards that were answered keep their schedule, and are asked again when their bank is chosen again. */
export async function choosePracticeBanks(ctx: Context, { categoryIds }: { readonly categoryIds: readonly string[] }) {
  const { tenantId, id: memberId } = ctx.actor;
  const ids = [...new Set(categoryIds)];
  await ctx.inTransaction(async (tx) => {
    const open = new Set((await listBanks(tx, { tenantId, memberId })).map(({ id }) => id));
    demand(
      ids.every((id) => open.has(id)),
      'request.not-found',
    );
    await replaceBanks(tx, { tenantId, memberId, ids });
  });
  return { categoryIds: ids };
}

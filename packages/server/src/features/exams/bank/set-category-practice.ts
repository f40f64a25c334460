import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { updateCategoryPractice } from './category.store.ts';

type Input = { readonly id: string; readonly isOpen: boolean };

/** Opens the questions of a category for practice: whoever chooses it is asked them and told their keys. */
export async function setCategoryPractice(ctx: Context, { id, isOpen }: Input) {
  const { tenantId } = ctx.actor;
  const isThere = await ctx.inTransaction((tx) => updateCategoryPractice(tx, { tenantId, id, isOpen }));
  demand(isThere, 'request.not-found');
  return { id, isOpenForPractice: isOpen };
}

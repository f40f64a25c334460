import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { updateCategoryPractice } from './category.store.ts';

type Input = { readonly id: string; readonly isOpen: boolean };

/** Opens the questions of a category for practice: whoever chooses it is asked them and told their keys, so the trail has it. */
export async function setCategoryPractice(ctx: Context, { id, isOpen }: Input) {
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const category = await updateCategoryPractice(tx, { tenantId, id, isOpen });
    demand(category, 'request.not-found');
    const action = isOpen ? 'exam-bank.practice-opened' : 'exam-bank.practice-closed';
    const entry = { tenantId, action, subject: { kind: 'exam-bank', id }, after: { name: category.name } };
    if (category.isChanged) await recordAudit(tx, ctx, entry);
  });
  return { id, isOpenForPractice: isOpen };
}

import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { insertCategory, listCategories } from '../category.store.ts';
import { insertQuestion } from '../question.store.ts';
import { categoryTree } from './category-tree.ts';
import { type ImportInput, type ImportPlan, planImport } from './plan-import.ts';

/** Somebody else may have made one meanwhile: then it is that one. */
async function insertPaths(tx: Tx, ctx: Context, { newPaths }: ImportPlan): Promise<ReturnType<typeof categoryTree>> {
  const { tenantId } = ctx.actor;
  let tree = categoryTree(await listCategories(tx, tenantId));
  for (const path of newPaths) {
    if (tree.idOf(path)) continue;
    const [parentId, name] = [tree.idOf(path.slice(0, -1)) ?? null, path.at(-1) ?? ''];
    await insertCategory(tx, { id: newId(ctx.now()), tenantId, parentId, name, at: new Date(ctx.now()) });
    tree = categoryTree(await listCategories(tx, tenantId));
  }
  return tree;
}

/** Writes what the check has shown: all questions that are right, or none where one of them cannot be written. */
export async function importQuestions(ctx: Context, input: ImportInput) {
  const plan = await planImport(ctx, input);
  demand(plan.questions.length > 0, 'exam.import-empty');
  const { id: authorId, tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const tree = await insertPaths(tx, ctx, plan);
    for (const { line: _, category, ...fields } of plan.questions) {
      const categoryId = tree.idOf(category) ?? '';
      const at = new Date(ctx.now());
      await insertQuestion(tx, { id: newId(ctx.now()), tenantId, authorId, at, ...fields, categoryId });
    }
  });
  return { questionCount: plan.questions.length };
}

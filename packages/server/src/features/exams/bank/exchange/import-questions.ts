import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { readQuotas } from '../../../files/index.ts';
import { insertCategory, listCategories } from '../category.store.ts';
import { insertQuestion } from '../question.store.ts';
import { categoryTree } from './category-tree.ts';
import { type ImportInput, type ImportPlan, planImport } from './plan-import.ts';
import { keysOf, placeMedia, putMedia, storeMedia } from './media/stored-media.ts';

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

/** Writes what the check has shown: all questions that are right with their files, or none where one of them cannot be written. */
export async function importQuestions(ctx: Context, input: ImportInput) {
  const plan = await planImport(ctx, input);
  demand(plan.questions.length > 0, 'exam.import-empty');
  const { id: authorId, tenantId } = ctx.actor;
  const questions = plan.questions.map((question) => ({ ...question, id: newId(ctx.now()) }));
  const quotas = await readQuotas(ctx);
  const places = placeMedia(tenantId, questions);
  const write = async (tx: Tx): Promise<void> => {
    const tree = await insertPaths(tx, ctx, plan);
    for (const { line: _, category, ...fields } of questions) {
      const categoryId = tree.idOf(category) ?? '';
      const question = await storeMedia(tx, ctx, { ...fields, places, files: plan.files, quotas });
      await insertQuestion(tx, { ...fields, tenantId, authorId, at: new Date(ctx.now()), question, categoryId });
    }
  };
  try {
    await putMedia(ctx, places, plan.files);
    await ctx.inTransaction(write);
  } catch (error) {
    await ctx.storage.remove(keysOf(places)).catch(() => undefined);
    throw error;
  }
  return { questionCount: questions.length };
}

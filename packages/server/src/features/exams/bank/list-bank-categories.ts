import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import {
  deleteCategory,
  insertCategory,
  isCategoryInUse,
  isNameTaken,
  listCategories,
  updateCategoryName,
} from './category.store.ts';

type Node = { readonly id: string; readonly parentId: string | null };

/** How deep each lies; parents come first. */
function depthsOf(nodes: readonly Node[]): Map<string, number> {
  const depths = new Map<string, number>();
  let level = nodes.filter(({ parentId }) => parentId === null);
  for (let depth = 1; level.length > 0; depth += 1) {
    for (const { id } of level) depths.set(id, depth);
    const above = new Set(level.map(({ id }) => id));
    level = nodes.filter(({ parentId }) => parentId !== null && above.has(parentId));
  }
  return depths;
}

export async function listBankCategories({ read, actor }: Context) {
  const rows = await listCategories(read, actor.tenantId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = [...depthsOf(rows).keys()].flatMap((id) => byId.get(id) ?? []);
  return { items: items.map(({ questionCount, ...row }) => ({ ...row, questionCount: Number(questionCount) })) };
}

export async function createBankCategory(
  ctx: Context,
  { parentId, name }: { readonly parentId: string | null; readonly name: string },
) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [name]);
  const all = await listCategories(ctx.read, tenantId);
  const depth = parentId === null ? 0 : depthsOf(all).get(parentId);
  demand(depth !== undefined, 'request.not-found');
  const hasRoom = all.length < bankLimits.categories && depth < bankLimits.categoryDepth;
  demand(hasRoom, 'exam.too-many-categories', { max: bankLimits.categories });
  const id = newId(ctx.now());
  const isNew = await ctx.inTransaction((tx) =>
    insertCategory(tx, { id, tenantId, parentId, name, at: new Date(ctx.now()) }),
  );
  demand(isNew, 'exam.category-exists');
  return { id };
}

export async function renameBankCategory(ctx: Context, { id, name }: { readonly id: string; readonly name: string }) {
  await refuseSensitive(ctx, [name]);
  const { tenantId } = ctx.actor;
  const isRenamed = await ctx
    .inTransaction((tx) => updateCategoryName(tx, { tenantId, id, name }))
    .catch((error: unknown) => {
      demand(!isNameTaken(error), 'exam.category-exists');
      throw error;
    });
  demand(isRenamed, 'request.not-found');
  return { id };
}

/** Only an empty one: questions and the categories below it keep their place. */
export async function removeBankCategory(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const isRemoved = await ctx
    .inTransaction((tx) => deleteCategory(tx, { tenantId, id }))
    .catch((error: unknown) => {
      demand(!isCategoryInUse(error), 'exam.category-in-use');
      throw error;
    });
  demand(isRemoved, 'request.not-found');
  return {};
}

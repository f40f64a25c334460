import { sql } from 'kysely';
import { brokeReference, brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';

type Category = {
  readonly id: string;
  readonly tenantId: string;
  readonly parentId: string | null;
  readonly name: string;
};

/** All of a company, by name, each with the questions that can be asked. */
export const listCategories = (read: Reads, tenantId: string) =>
  read
    .selectFrom('examCategory as category')
    .select(['category.id', 'category.parentId', 'category.name', 'category.isOpenForPractice'])
    .select(
      sql<bigint>`(select count(*) from exam_question
        where exam_question.category_id = category.id and not exam_question.is_retired)`.as('questionCount'),
    )
    .where('category.tenantId', '=', tenantId)
    .orderBy('category.name')
    .orderBy('category.id')
    .execute();

/** Whether it is new: a name that is taken in its place writes nothing. */
export async function insertCategory(tx: Tx, { at, ...category }: Category & { readonly at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('examCategory')
    .values({ ...category, createdAt: at })
    .onConflict((conflict) => conflict.constraint('exam_category_name').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

type RowKey = { readonly tenantId: string; readonly id: string };

/** Whether it is there; a name that is taken in its place breaks `exam_category_name`. */
export async function updateCategoryName(
  tx: Tx,
  { tenantId, id, name }: RowKey & { readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('examCategory')
    .set({ name })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Its name, and whether it was otherwise before; undefined where it is not there. */
export async function updateCategoryPractice(
  tx: Tx,
  { tenantId, id, isOpen }: RowKey & { readonly isOpen: boolean },
): Promise<{ name: string; isChanged: boolean } | undefined> {
  const found = await tx
    .selectFrom('examCategory')
    .select(['name', 'isOpenForPractice'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx.updateTable('examCategory').set({ isOpenForPractice: isOpen }).where('id', '=', id).execute();
  return { name: found.name, isChanged: found.isOpenForPractice !== isOpen };
}

/** Whether it was there; what lies in it breaks the reference. */
export async function deleteCategory(tx: Tx, { tenantId, id }: RowKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('examCategory')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function hasCategory(read: Reads, { tenantId, id }: RowKey): Promise<boolean> {
  const query = read.selectFrom('examCategory').select('id').where('tenantId', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'exam_category_name');

/** Something lies in it. */
export const isCategoryInUse = brokeReference;

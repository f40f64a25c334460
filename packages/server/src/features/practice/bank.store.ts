import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { isPractisable } from '../exams/index.ts';

type OwnKey = { readonly tenantId: string; readonly memberId: string };

/** Categories that are open for practice, by name; as few as the bank has. */
export const listBanks = (read: Reads, { tenantId, memberId }: OwnKey) =>
  read
    .selectFrom('examCategory as category')
    .select(['category.id', 'category.name'])
    .select([
      sql<bigint>`(select count(*) from exam_question question join exam_question_version version
        on version.question_id = question.id and version.number = question.version
        where question.category_id = category.id and ${isPractisable})`.as('questionCount'),
      sql<boolean>`exists (select from practice_bank chosen where chosen.category_id = category.id
        and chosen.member_id = ${memberId})`.as('isChosen'),
    ])
    .where('category.tenantId', '=', tenantId)
    .where('category.isOpenForPractice', '=', true)
    .orderBy('category.name')
    .orderBy('category.id')
    .execute();

export async function countBanks(read: Reads, tenantId: string): Promise<number> {
  const { total } = await read
    .selectFrom('examCategory')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('isOpenForPractice', '=', true)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All of them at once: the choice of another page is replaced as a whole. */
export async function replaceBanks(
  tx: Tx,
  { tenantId, memberId, ids }: OwnKey & { ids: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('practiceBank').where('memberId', '=', memberId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('practiceBank')
    .values(ids.map((categoryId) => ({ tenantId, memberId, categoryId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

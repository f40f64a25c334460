import { readAgainMs } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

export type ReadRow = {
  readonly tenantId: string;
  readonly questionId: string;
  readonly memberId: string;
  readonly at: Date;
};

/** Held in one order: two who count at once never wait for each other. What waits or was taken away is not read. */
export const lockRead = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('question')
    .select(['id', 'tenantId', 'accountId', 'circleId'])
    .where('id', 'in', [...ids])
    .where('state', 'in', ['active', 'closed'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** D-130: those of them that count, one statement whatever their number. Each question and member stands in it once. */
export async function insertReads(
  tx: Tx,
  rows: readonly ReadRow[],
): Promise<Pick<ReadRow, 'questionId' | 'memberId'>[]> {
  if (rows.length === 0) return [];
  const told = rows.map(({ tenantId, questionId, memberId, at }) => ({
    tenant_id: tenantId,
    question_id: questionId,
    member_id: memberId,
    read_at: at,
  }));
  const counted = await sql<Pick<ReadRow, 'questionId' | 'memberId'>>`
    insert into question_read as seen (tenant_id, question_id, member_id, read_at)
    select tenant_id, question_id, member_id, read_at from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told (tenant_id text, question_id text, member_id text, read_at timestamptz)
    on conflict (question_id, member_id) do update set read_at = excluded.read_at
      where seen.read_at <= excluded.read_at - make_interval(secs => ${readAgainMs / 1000})
    returning question_id, member_id`.execute(tx);
  return counted.rows;
}

/** How often each was read, in one statement. */
export async function addReads(
  tx: Tx,
  told: readonly { readonly id: string; readonly count: number }[],
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    update question set read_num = read_num + told.count
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id text, count integer)
    where question.id = told.id`.execute(tx);
}

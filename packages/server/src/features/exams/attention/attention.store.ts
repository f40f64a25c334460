import {
  type AttentionEvent,
  type AttentionKind,
  attentionLimits,
} from '@shuyuan/contract/exams/attention/attention-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewEntries = {
  readonly attemptId: string;
  readonly tenantId: string;
  readonly events: readonly AttentionEvent[];
  readonly at: Date;
};

/** Beyond the bound of an attempt nothing is kept. */
export async function insertAttention(tx: Tx, { attemptId, tenantId, events, at }: NewEntries): Promise<void> {
  await sql`insert into exam_attention (attempt_id, tenant_id, kind, amount, noted_at)
    select ${attemptId}, ${tenantId}, entry.kind, entry.amount, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as entry(kind text, amount integer)
    limit greatest(0, ${attentionLimits.entries}
      - (select count(*) from exam_attention where attempt_id = ${attemptId}))`.execute(tx);
}

/**
 * Another device than the one that opened the attempt first. The first one is kept as a digest: it names a browser to
 * nobody.
 */
export async function isOtherDevice(tx: Tx, attemptId: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isOther: boolean }>`update exam_attempt
    set device_hash = coalesce(device_hash, ${deviceHash})
    where id = ${attemptId} returning device_hash <> ${deviceHash} as "isOther"`.execute(tx);
  return rows[0]?.isOther ?? false;
}

type EntriesQuery = { readonly examId: string; readonly attemptId: string };

/** Undefined: the exam has no such attempt. */
export async function listEntries(read: Reads, { examId, attemptId }: EntriesQuery) {
  const attempt = await read
    .selectFrom('examAttempt')
    .select('id')
    .where('id', '=', attemptId)
    .where('examId', '=', examId)
    .executeTakeFirst();
  if (!attempt) return undefined;
  return (
    read
      .selectFrom('examAttention')
      .select(['amount', 'notedAt'])
      // Written by `insertAttention` alone.
      .select(sql<AttentionKind>`kind`.as('kind'))
      .where('attemptId', '=', attemptId)
      .orderBy('id')
      .limit(attentionLimits.entries)
      .execute()
  );
}

import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import type { Context } from '../../../platform/context.ts';
import { listRecords } from '../taking/exam-list.store.ts';

/** More than anybody takes within the years a card lives. */
const maxAttempts = 500;

/** Attempts whose questions and keys the caller may see now; those of an exam that can be taken again are none of them. */
export async function listRevealedAttempts(ctx: Pick<Context, 'actor' | 'now' | 'read'>): Promise<readonly string[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const { rows } = await listRecords(ctx.read, { tenantId, memberId }, { page: 1, pageSize: maxAttempts });
  const now = ctx.now();
  return rows.flatMap(({ id, attemptCount, endedAt, ...row }) =>
    endedAt !== null && revealOf({ ...row, now, attemptCount }).key ? [id] : [],
  );
}

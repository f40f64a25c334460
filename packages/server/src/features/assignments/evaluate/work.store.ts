import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Begins the work on a rule anew, and answers its round: an earlier one that still goes on stops. */
export async function beginWork(
  tx: Tx,
  { ruleId, at }: { readonly ruleId: string; readonly at: Date },
): Promise<number> {
  const { rows } = await sql<{ readonly round: number }>`
    insert into assignment_work (rule_id, tenant_id, round, total, done, started_at)
    select rule.id, rule.tenant_id, 1, (select count(*) from member where member.tenant_id = rule.tenant_id), 0, ${at}
    from assignment_rule rule where rule.id = ${ruleId}
    on conflict (rule_id) do update set round = assignment_work.round + 1, total = excluded.total, done = 0,
      started_at = excluded.started_at, finished_at = null
    returning round`.execute(tx);
  return rows[0]?.round ?? 0;
}

export const findWork = (read: Reads, ruleId: string) =>
  read
    .selectFrom('assignmentWork')
    .select(['round', 'total', 'done', 'startedAt', 'finishedAt'])
    .where('ruleId', '=', ruleId)
    .executeTakeFirst();

type PageQuery = { readonly tenantId: string; readonly afterId: string; readonly limit: number };

/** The next people of the company, whatever their state: somebody who left may have a duty to be closed. */
export async function listMemberPage(read: Reads, { tenantId, afterId, limit }: PageQuery): Promise<string[]> {
  const rows = await read
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type Progress = {
  readonly ruleId: string;
  readonly round: number;
  readonly count: number;
  readonly finishedAt: Date | null;
};

export async function updateWork(tx: Tx, { ruleId, round, count, finishedAt }: Progress): Promise<void> {
  await tx
    .updateTable('assignmentWork')
    .set({ done: sql<number>`least(total, done + ${count})`, finishedAt })
    .where('ruleId', '=', ruleId)
    .where('round', '=', round)
    .execute();
}

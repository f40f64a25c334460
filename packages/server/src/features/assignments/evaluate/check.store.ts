import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** After this many failures somebody is left to the night. */
const triesMax = 8;

export type CheckRow = { readonly memberId: string; readonly tenantId: string; readonly lastId: bigint };

/** Those who waited longest first, each with the last of their rows: what comes later is not theirs to delete. */
export const listChecks = (read: Reads, limit: number): Promise<CheckRow[]> =>
  read
    .selectFrom('assignmentCheck')
    .select(['memberId', 'tenantId', sql<bigint>`max(id)`.as('lastId')])
    .where('tries', '<', triesMax)
    .groupBy(['memberId', 'tenantId'])
    .orderBy(sql`min(id)`)
    .limit(limit)
    .execute();

const those = (rows: readonly CheckRow[]) =>
  sql`unnest(${rows.map(({ memberId }) => memberId)}::text[], ${rows.map(({ lastId }) => String(lastId))}::bigint[])
    as checked (member_id, last_id)`;
const areChecked = sql`pending.member_id = checked.member_id and pending.id <= checked.last_id`;

export async function deleteChecks(tx: Tx, rows: readonly CheckRow[]): Promise<void> {
  await sql`delete from assignment_check pending using ${those(rows)} where ${areChecked}`.execute(tx);
}

export async function updateTries(tx: Tx, rows: readonly CheckRow[]): Promise<void> {
  await sql`update assignment_check pending set tries = pending.tries + 1 from ${those(rows)} where ${areChecked}`.execute(
    tx,
  );
}

/** Checks that come by the clock: the next run begins, an absence begins or ends. */
export async function insertDueChecks(tx: Tx, at: Date): Promise<void> {
  await sql`insert into assignment_check (tenant_id, member_id)
    select duty.tenant_id, duty.member_id from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
      where duty.next_at <= ${at} and rule.state = 'active' and not exists (
        select from assignment_duty later where later.rule_id = duty.rule_id and later.member_id = duty.member_id
          and later.number > duty.number)
      and exists (select from member where member.id = duty.member_id and member.state = 'active')
      and is_in_audience(rule.audience, duty.member_id, member_places(duty.member_id),
        (select created_at from member where member.id = duty.member_id))
    union
    select duty.tenant_id, duty.member_id from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
      where duty.state = 'paused' and not is_absent(duty.member_id, ${at})
    union
    select duty.tenant_id, duty.member_id from assignment_absence absence
      join assignment_duty duty on duty.member_id = absence.member_id and duty.state = 'open'
      join assignment_rule rule on rule.id = duty.rule_id and rule.pauses
      where absence.cancelled_at is null and absence.starts_at <= ${at} and absence.ends_at > ${at}`.execute(tx);
}

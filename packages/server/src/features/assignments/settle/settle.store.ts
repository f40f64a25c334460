import type { DutyState } from '@shuyuan/contract/assignments/duty-states';
import type { SettlementKind } from '@shuyuan/contract/assignments/settlement-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type SettledDutyRow = {
  readonly id: string;
  readonly ruleId: string;
  readonly memberId: string;
  readonly state: DutyState;
  readonly firstDay: string;
};

const duties = (read: Reads, tenantId: string) =>
  read
    .selectFrom('assignmentDuty as duty')
    .select(['duty.id', 'duty.ruleId', 'duty.memberId', 'duty.state', 'duty.firstDay'])
    .where('duty.tenantId', '=', tenantId);

export const findDuty = (read: Reads, tenantId: string, id: string): Promise<SettledDutyRow | undefined> =>
  duties(read, tenantId).where('duty.id', '=', id).executeTakeFirst();

type Settled = {
  readonly dutyId: string;
  readonly kind: SettlementKind;
  readonly by: string;
  readonly at: Date;
  readonly nextAt: Date | null;
};

/** Whether it was open: of two who settle it at once the second finds it settled, as does whoever comes after its contents were done. */
export async function markDutySettled(tx: Tx, { dutyId, kind, by, at, nextAt }: Settled): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assignmentDuty')
    .set({ state: kind, pausedAt: null, nextAt, settledBy: by, changedAt: at, finishedAt: kind === 'done' ? at : null })
    .where('id', '=', dutyId)
    .where('state', 'in', ['open', 'paused'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewSettlement = {
  readonly id: string;
  readonly tenantId: string;
  readonly dutyId: string;
  readonly kind: SettlementKind;
  readonly reason: string;
  readonly settledBy: string;
  readonly settledAt: Date;
};

export async function insertSettlement(tx: Tx, settlement: NewSettlement): Promise<void> {
  await tx.insertInto('assignmentSettlement').values(settlement).execute();
}

/** A settlement with the duty it is about. */
export const findSettlement = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('assignmentSettlement as settlement')
    .innerJoin('assignmentDuty as duty', 'duty.id', 'settlement.dutyId')
    .select(['settlement.id', 'settlement.kind', 'duty.id as dutyId', 'duty.ruleId', 'duty.memberId'])
    .where('settlement.tenantId', '=', tenantId)
    .where('settlement.id', '=', id)
    .executeTakeFirst();

type Revocation = { readonly id: string; readonly by: string; readonly reason: string; readonly at: Date };

/** Whether it held. */
export async function markSettlementRevoked(tx: Tx, { id, by, reason, at }: Revocation): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assignmentSettlement')
    .set({ revokedBy: by, revokedAt: at, revokeReason: reason })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same run once more, due as it was; none where the next one began meanwhile or the rule is over. */
export async function reopenDuty(tx: Tx, dutyId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into assignment_duty
      (id, tenant_id, rule_id, member_id, number, state, organization_id, first_day, due_day, due_at, late_at, counts_since,
       opened_at, changed_at)
    select gen_random_uuid()::text, duty.tenant_id, duty.rule_id, duty.member_id, duty.number + 1, 'open',
      member.organization_id, duty.first_day, duty.due_day, duty.due_at, duty.late_at, duty.counts_since, ${at}, ${at}
    from assignment_duty duty join member on member.id = duty.member_id
      join assignment_rule rule on rule.id = duty.rule_id and rule.state = 'active'
    where duty.id = ${dutyId} and not exists (select from assignment_duty later
      where later.rule_id = duty.rule_id and later.member_id = duty.member_id and later.number > duty.number)
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
}

/** They are evaluated with the next minute: meant for others, away, or done by what they learned. */
export async function insertCheck(
  tx: Tx,
  check: { readonly tenantId: string; readonly memberId: string },
): Promise<void> {
  await tx.insertInto('assignmentCheck').values(check).execute();
}

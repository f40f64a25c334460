import type { AuditState } from '@shuyuan/contract/positions/audit-states';
import type { Reads, Tx } from '../../../platform/db.ts';

type Change = {
  readonly runId: string;
  readonly state: AuditState;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date;
};

export async function updateAudit(tx: Tx, { runId, state, ...times }: Change): Promise<void> {
  await tx
    .updateTable('positionRun')
    .set({ auditState: state, ...times })
    .where('id', '=', runId)
    .execute();
}

export const findPerson = (read: Reads, memberId: string) =>
  read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['member.id', 'member.fullName', 'member.portrait', 'organization.name as organizationName'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();

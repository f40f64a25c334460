import type { AuditState } from '@shuyuan/contract/positions/audit-states';
import { sql } from 'kysely';
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

type MarksQuery = { readonly runId: string; readonly asOf: Date; readonly isOwn: boolean };
type MarkRow = { readonly key: string; readonly mark: number | null };

/** Marks of what a walk has of exams and courses. `isOwn`: as the person themselves may see them. */
export const listMarks = (read: Reads, { runId, asOf, isOwn }: MarksQuery): Promise<readonly MarkRow[]> =>
  read
    .selectFrom('positionRun as run')
    .innerJoin('positionSection as section', 'section.versionId', 'run.versionId')
    .select('section.key')
    .select(
      sql<number | null>`content_mark(section.business_type, section.business_id, run.member_id,
        coalesce(run.closed_at, ${asOf}), ${isOwn})`.as('mark'),
    )
    .where('run.id', '=', runId)
    .where('section.businessId', 'is not', null)
    .execute();

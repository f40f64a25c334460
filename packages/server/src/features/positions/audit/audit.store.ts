import { BusinessType } from '@shuyuan/contract/kernel/business-types';
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
type MarkRow = {
  readonly key: string;
  readonly mark: number | null;
  /** Of a subject; of everything else the walk itself has them. */
  readonly subjectSeconds: number | null;
};

/** Marks of what a walk has of exams, courses and subjects. `isOwn`: as the person themselves may see them. */
export const listMarks = (read: Reads, { runId, asOf, isOwn }: MarksQuery): Promise<readonly MarkRow[]> =>
  read
    .selectFrom('positionRun as run')
    .innerJoin('positionSection as section', 'section.versionId', 'run.versionId')
    .select('section.key')
    .select(
      sql<number | null>`content_mark(section.business_type, section.business_id, run.member_id,
        coalesce(run.closed_at, ${asOf}), ${isOwn})`.as('mark'),
    )
    .select(
      sql<number | null>`case section.business_type when ${BusinessType.subject}
        then subject_seconds(section.business_id, run.member_id, coalesce(run.closed_at, ${asOf})) end`.as(
        'subjectSeconds',
      ),
    )
    .where('run.id', '=', runId)
    .where('section.businessId', 'is not', null)
    .execute();

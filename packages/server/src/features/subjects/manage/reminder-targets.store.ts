import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { sql } from 'kysely';
import type { ReminderTargets } from '../../study/index.ts';

/** Whether somebody has finished is asked in the moment, as the report does. */
export const targetsOfSubject = (subjectId: string, asOf: Date): ReminderTargets => ({
  notBegun: sql<boolean>`not exists (select from subject_run run
    where run.subject_id = ${subjectId} and run.member_id = member.id)`,
  midway: sql<boolean>`exists (select from subject_run run
      cross join lateral subject_progress(run.version_id, run.member_id, run.id, ${asOf}) progress
    where run.subject_id = ${subjectId} and run.member_id = member.id and progress.status <> ${FinishStatus.finished})`,
});

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type Finish = { readonly tenantId: string; readonly runId: string; readonly sectionKey: string; readonly at: Date };

/** A section that is finished by an act, such as an answered survey, and with it perhaps its run. A closed run never changes. */
export async function finishSection(tx: Tx, { tenantId, runId, sectionKey, at }: Finish): Promise<void> {
  await sql`insert into section_progress (tenant_id, run_id, section_key, finished_at)
    select ${tenantId}, id, ${sectionKey}, ${at}::timestamptz from study_run where id = ${runId} and closed_at is null
    on conflict (run_id, section_key) do update
      set finished_at = coalesce(section_progress.finished_at, excluded.finished_at)`.execute(tx);
  await finishRun(tx, runId, at);
}

/** A run is finished once every required section of its version is; that is never taken back. */
export async function finishRun(tx: Tx, runId: string, at: Date): Promise<void> {
  await tx
    .updateTable('studyRun')
    .set({ finishedAt: at })
    .where('id', '=', runId)
    .where('closedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where(sql<boolean>`(select required > 0 and finished = required from study_progress(study_run.id, ${at}))`)
    .execute();
}

type SurveyQuery = { readonly surveyId: string; readonly memberId: string };

/** The sections a survey is in the runs somebody is in. */
export const listSurveySections = (tx: Tx, { surveyId, memberId }: SurveyQuery) =>
  tx
    .selectFrom('courseSection as section')
    .innerJoin('studyRun as run', 'run.versionId', 'section.versionId')
    .select(['run.id as runId', 'section.key as sectionKey'])
    .where('section.surveyId', '=', surveyId)
    .where('run.memberId', '=', memberId)
    .where('run.closedAt', 'is', null)
    .orderBy('run.id')
    .forNoKeyUpdate('run')
    .execute();

import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

/** Items of subjects somebody has joined that follow a pass; one that is finished keeps it, and whoever is exempt needs none. */
export async function listSubjectConsequences(
  read: Reads,
  { examId, gainedIds, lostIds, at }: PassChanges,
): Promise<PassConsequence[]> {
  const rows = await read
    .selectFrom('subjectItem as item')
    .innerJoin('subjectRun as run', 'run.versionId', 'item.versionId')
    .innerJoin('subject', 'subject.id', 'run.subjectId')
    .leftJoin('subjectItemState as state', (join) =>
      join.onRef('state.runId', '=', 'run.id').onRef('state.itemKey', '=', 'item.key'),
    )
    .select(['run.memberId', 'subject.title as name', 'item.title as section'])
    .select(sql<boolean>`run.member_id = any(${[...gainedIds]}::text[])`.as('isGained'))
    .where('item.businessType', '=', BusinessType.exam)
    .where('item.businessId', '=', examId)
    .where('state.keptAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from subject_exemption exempt where exempt.run_id = run.id
        and exempt.item_key = item.key and exempt.state = 'agreed')`,
    )
    .where(
      sql<boolean>`(run.member_id = any(${[...gainedIds]}::text[]) or run.member_id = any(${[...lostIds]}::text[])
        and (select status <> 2 from subject_progress(run.version_id, run.member_id, run.id, ${at})))`,
    )
    .orderBy('subject.title')
    .orderBy('run.id')
    .execute();
  return rows.map(({ isGained, ...row }) => ({ ...row, kind: 'subject', effect: isGained ? 'opens' : 'closes' }));
}

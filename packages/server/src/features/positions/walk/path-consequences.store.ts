import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

/** Sections of open paths that follow a pass; a path that is finished, handed in or agreed to keeps it. */
export async function listPathConsequences(
  read: Reads,
  { examId, gainedIds, lostIds, at }: PassChanges,
): Promise<PassConsequence[]> {
  const rows = await read
    .selectFrom('positionSection as section')
    .innerJoin('positionRun as run', 'run.versionId', 'section.versionId')
    .innerJoin('position', 'position.id', 'run.positionId')
    .leftJoin('positionSectionState as state', (join) =>
      join.onRef('state.runId', '=', 'run.id').onRef('state.sectionKey', '=', 'section.key'),
    )
    .select(['run.memberId', 'position.name', 'section.title as section'])
    .select(sql<boolean>`run.member_id = any(${[...gainedIds]}::text[])`.as('isGained'))
    .where('section.businessType', '=', BusinessType.exam)
    .where('section.businessId', '=', examId)
    .where('run.closedAt', 'is', null)
    .where('state.keptAt', 'is', null)
    .where(
      sql<boolean>`(run.member_id = any(${[...gainedIds]}::text[]) or run.member_id = any(${[...lostIds]}::text[])
        and run.audit_state not in ('waiting', 'agreed')
        and (select percentage < 100 from position_progress(run.id, ${at})))`,
    )
    .orderBy('position.name')
    .orderBy('run.id')
    .execute();
  return rows.map(({ isGained, ...row }) => ({ ...row, kind: 'path', effect: isGained ? 'opens' : 'closes' }));
}

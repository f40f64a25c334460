import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

type SectionRow = {
  readonly runId: string;
  readonly ordinal: number;
  readonly memberId: string;
  readonly name: string;
  readonly section: string;
  readonly isGained: boolean;
};

/**
 * Sections of open paths that follow a pass, also by a course or a subject it finishes; a path that is finished, handed in or
 * agreed to keeps it.
 */
export async function listPathConsequences(
  read: Reads,
  { examId, gainedIds, lostIds, at }: PassChanges,
): Promise<PassConsequence[]> {
  if (gainedIds.length + lostIds.length === 0) return [];
  const [gained, lost] = [sql`${[...gainedIds]}::text[]`, sql`${[...lostIds]}::text[]`];
  const rows = await read
    .selectFrom(
      sql<SectionRow>`(
        with content as materialized (
          select * from contents_after_passes(${examId}, ${gained}, ${lost})
        ), walk as materialized (
          select run.id, run.version_id, run.member_id, run.audit_state, position.name
          from position_run run join position on position.id = run.position_id
          where run.member_id = any (${gained} || ${lost}) and run.closed_at is null
        ), touched as (
          select walk.*, section.key, section.ordinal, section.title, content.is_gained
          from walk
            join content on content.member_id = walk.member_id
            join position_section section on section.version_id = walk.version_id
              and section.business_type = content.business_type and section.business_id = content.business_id
          union all
          select walk.*, section.key, section.ordinal, section.title, true
          from walk
            join position_section section on section.version_id = walk.version_id
              and section.business_type = ${BusinessType.subject}
              and section.business_id in (select subjects_around(${examId}))
          where walk.member_id = any (${gained})
            and does_pass_finish_subject(${examId}, section.business_id, walk.member_id, ${at})
        )
        select touched.id as run_id, touched.ordinal, touched.member_id, touched.name, touched.title as section,
          touched.is_gained
        from touched
          left join position_section_state state on state.run_id = touched.id and state.section_key = touched.key
        where state.kept_at is null
          and (touched.is_gained or touched.audit_state not in ('waiting', 'agreed')
            and (select percentage < 100 from position_progress(touched.id, ${at})))
      )`.as<'section'>(sql`section`),
    )
    .select(['memberId', 'name', 'section', 'isGained'])
    .orderBy('name')
    .orderBy('runId')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ isGained, ...row }) => ({ ...row, kind: 'path', effect: isGained ? 'opens' : 'closes' }));
}

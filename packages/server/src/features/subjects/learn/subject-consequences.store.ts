import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

type ItemRow = {
  readonly runId: string;
  readonly ordinal: number;
  readonly memberId: string;
  readonly name: string;
  readonly section: string;
  readonly isGained: boolean;
};

/**
 * Items of subjects somebody has joined that follow a pass, also by a course it finishes; a subject that is finished keeps it,
 * and whoever is exempt needs none.
 */
export async function listSubjectConsequences(
  read: Reads,
  { examId, gainedIds, lostIds, at }: PassChanges,
): Promise<PassConsequence[]> {
  if (gainedIds.length + lostIds.length === 0) return [];
  const rows = await read
    .selectFrom(
      sql<ItemRow>`(
        select run.id as run_id, item.ordinal, run.member_id, subject.title as name, item.title as section, content.is_gained
        from contents_after_passes(${examId}, ${[...gainedIds]}::text[], ${[...lostIds]}::text[]) content
          join subject_run run on run.member_id = content.member_id
          join subject on subject.id = run.subject_id
          join subject_item item on item.version_id = run.version_id and item.business_type = content.business_type
            and item.business_id = content.business_id
          left join subject_item_state state on state.run_id = run.id and state.item_key = item.key
        where state.kept_at is null
          and not exists (select from subject_exemption exempt where exempt.run_id = run.id
            and exempt.item_key = item.key and exempt.state = 'agreed')
          and (content.is_gained
            or (select status <> 2 from subject_progress(run.version_id, run.member_id, run.id, ${at})))
      )`.as<'item'>(sql`item`),
    )
    .select(['memberId', 'name', 'section', 'isGained'])
    .orderBy('name')
    .orderBy('runId')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ isGained, ...row }) => ({ ...row, kind: 'subject', effect: isGained ? 'opens' : 'closes' }));
}

import type { Language } from '@shuyuan/contract/kernel/languages';
import type { CaptionCue } from '@shuyuan/contract/study/captions/caption-cues';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type SectionOfCourse = { readonly courseId: string; readonly sectionKey: string };
type Track = SectionOfCourse & { readonly language: Language };

type NewTrack = Track & { readonly tenantId: string; readonly cues: readonly CaptionCue[]; readonly at: Date };

/** In place of what the section had in this language. */
export async function saveTrack(tx: Tx, { at, cues, ...track }: NewTrack): Promise<void> {
  const text = cues.map((cue) => cue.text).join('\n');
  const columns = { cues: JSON.stringify(cues), text, updatedAt: at };
  await tx
    .insertInto('sectionCaption')
    .values({ ...track, ...columns })
    .onConflict((conflict) => conflict.columns(['courseId', 'sectionKey', 'language']).doUpdateSet(columns))
    .execute();
}

export async function deleteTrack(tx: Tx, { courseId, sectionKey, language }: Track): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sectionCaption')
    .where('courseId', '=', courseId)
    .where('sectionKey', '=', sectionKey)
    .where('language', '=', language)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listTracks = (read: Reads, { courseId, sectionKey }: SectionOfCourse) =>
  read
    .selectFrom('sectionCaption')
    .select(['language', sql<number>`jsonb_array_length(cues)`.as('cueCount')])
    .where('courseId', '=', courseId)
    .where('sectionKey', '=', sectionKey)
    .orderBy('language')
    .execute();

export async function findCues(read: Reads, { courseId, sectionKey, language }: Track): Promise<CaptionCue[]> {
  const row = await read
    .selectFrom('sectionCaption')
    // Written by this store alone, from what the contract has parsed.
    .select(sql<CaptionCue[]>`cues`.as('cues'))
    .where('courseId', '=', courseId)
    .where('sectionKey', '=', sectionKey)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.cues ?? [];
}

type Copy = { readonly from: SectionOfCourse; readonly to: SectionOfCourse };

/** The captions of a section for its copy. */
export async function copyTracks(tx: Tx, { from, to }: Copy): Promise<void> {
  await sql`insert into section_caption (tenant_id, course_id, section_key, language, cues, text, updated_at)
    select tenant_id, ${to.courseId}, ${to.sectionKey}, language, cues, text, updated_at from section_caption
    where course_id = ${from.courseId} and section_key = ${from.sectionKey}`.execute(tx);
}

import type { Language } from '@shuyuan/contract/kernel/languages';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';

export type PassageQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly terms: Terms;
  readonly query: string;
};

/** The version a member learns: the one their run pins, before the first the one that is published. */
const learnedVersion = (memberId: string) => sql<boolean>`section.version_id = coalesce((
  select run.version_id from study_run run
  where run.course_id = course.id and run.member_id = ${memberId} and run.closed_at is null), course.version_id)`;

/** Articles of published courses that have some of the terms; whether the member may open them is not asked here. */
export const listArticles = (read: Reads, { tenantId, memberId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('courseSection as section')
          .innerJoin('courseVersion as version', 'version.id', 'section.versionId')
          .innerJoin('course', 'course.id', 'version.courseId')
          .where('section.tenantId', '=', tenantId)
          .where('section.text', 'is not', null)
          .where('section.type', '=', SectionType.article)
          .where(sql<boolean>`section.search @@ ${query}::tsquery`)
          .where('course.state', '=', 'published')
          .where(learnedVersion(memberId))
          .select(['course.id as courseId', 'section.key as sectionKey', 'section.title'])
          .select(sql<string>`section.text`.as('text'))
          .select(sql<Date>`course.published_at`.as('publishedAt'))
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['courseId', 'sectionKey', 'text', 'publishedAt', sql<Language | null>`null`.as('language')])
    .select([
      hitsOf(terms, sql`search_form(matching.title)`).as('titleHits'),
      hitsOf(terms, sql`search_form(matching.text)`).as('textHits'),
    ])
    .execute();

/** The same of what is said in films and sounds. */
export const listTranscripts = (read: Reads, { tenantId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('sectionCaption as caption')
          .innerJoin('course', 'course.id', 'caption.courseId')
          .where('caption.tenantId', '=', tenantId)
          .where(sql<boolean>`caption.search @@ ${query}::tsquery`)
          .where('course.state', '=', 'published')
          .select(['course.id as courseId', 'caption.sectionKey', 'caption.language', 'caption.text'])
          .select(sql<Date>`course.published_at`.as('publishedAt'))
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['courseId', 'sectionKey', 'language', 'text', 'publishedAt', sql<number>`0`.as('titleHits')])
    .select(hitsOf(terms, sql`search_form(matching.text)`).as('textHits'))
    .execute();

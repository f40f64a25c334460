import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { sales } from '../../pricing/index.ts';

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

/** Some subjects with whoever made them. */
export const listPricedSubjects = (read: Reads, ids: readonly string[]) =>
  read.selectFrom('subject').select(['id', 'authorId']).where('id', '=', among(ids)).execute();

/** Those of some subjects that a path, a required training or a pack demands of somebody. */
export async function listDemandedSubjects(read: Reads, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await read
    .selectFrom('subject')
    .select('id')
    .where('id', '=', among(ids))
    .where(sql<boolean>`is_content_asked(${BusinessType.subject}::smallint, subject.id, ${memberId})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The people who are in a subject already. */
export const earlierLearners = (subjectId: string): RawBuilder<unknown> =>
  sql`select member_id from subject_run where subject_id = ${subjectId}`;

/** When these people joined a subject, which opens it. */
export async function listJoined(read: Reads, subjectId: string, memberIds: readonly string[]) {
  const rows = await read
    .selectFrom('subjectRun')
    .select(['memberId', 'openedAt'])
    .where('subjectId', '=', subjectId)
    .where('memberId', '=', among(memberIds))
    .execute();
  return new Map(rows.map(({ memberId, openedAt }) => [memberId, openedAt]));
}

/**
 * The items buyers were promised: those of the version that was there when the first of them paid, and of every one since; by their
 * key, as which a content stays what it is.
 */
export const listSoldItems = (read: Reads, subjectId: string) =>
  read
    .selectFrom('subjectVersion as version')
    .innerJoin('subjectItem as item', 'item.versionId', 'version.id')
    .select(['item.key', 'item.businessType', 'item.businessId'])
    .distinct()
    .where('version.subjectId', '=', subjectId)
    .where('version.publishedAt', 'is not', null)
    .where(sql<boolean>`version.number >= coalesce((
      select max(earlier.number) from subject_version earlier
      where earlier.subject_id = ${subjectId} and earlier.published_at <= (
        select min(created_at) from ${sales}
        where business_type = 'subject' and business_id = ${subjectId})), 1)`)
    .execute();

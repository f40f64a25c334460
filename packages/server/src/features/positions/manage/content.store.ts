import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { liveStatuses } from '@shuyuan/contract/live/live-status';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords, matchesSearch } from '../../../platform/search.ts';

type ContentsQuery = {
  readonly tenantId: string;
  readonly businessType: PositionContentType;
  /** Absent: the newest. */
  readonly ids?: readonly string[];
  readonly search?: string | undefined;
  /** The path or subject whose own files count, too. */
  readonly ownerId?: string;
  /** Absent: also classes that are over by now. */
  readonly asOf?: Date;
};
type Content = { readonly id: string; readonly title: string };

type Source = {
  readonly rows: RawBuilder<unknown>;
  readonly matches: (search: string) => RawBuilder<boolean>[];
};

const sources: Readonly<Partial<Record<PositionContentType, Source>>> = {
  [BusinessType.course]: {
    rows: sql`(select id, tenant_id, title, search_text, search, created_at,
      coalesce(position_id, subject_id) as owner_id from course where state = 'published' or is_file)`,
    matches: (search) => matchesSearch(search, sql`content.search_text`, sql`content.search`),
  },
  [BusinessType.subject]: {
    rows: sql`(select id, tenant_id, title, search_text, created_at from subject where state = 'published')`,
    matches: (search) => hasWords(search, sql`content.search_text`),
  },
  [BusinessType.exam]: {
    rows: sql`(select id, tenant_id, name as title, search_text, created_at from exam where state = 'published')`,
    matches: (search) => hasWords(search, sql`content.search_text`),
  },
  [BusinessType.research]: {
    rows: sql`(select id, tenant_id, title, created_at from survey where state in ('scheduled', 'open'))`,
    matches: (search) => hasWords(search, sql`search_form(content.title)`),
  },
  [BusinessType.class]: {
    rows: sql`(select id, tenant_id, title, search_text, created_at, ends_at from training_class where state = 'published')`,
    matches: (search) => hasWords(search, sql`content.search_text`),
  },
  [BusinessType.nativeLive]: {
    rows: sql`(select id, tenant_id, subject as title, search_text, search, created_at from live
      where status = any (${[...liveStatuses.published]}::smallint[]))`,
    matches: (search) => matchesSearch(search, sql`content.search_text`, sql`content.search`),
  },
};

/** Contents a section can be: published, and of the company. A link is nobody's content. */
export async function listContents(read: Reads, query: ContentsQuery): Promise<readonly Content[]> {
  const { tenantId, businessType, ids, search, ownerId = null, asOf } = query;
  const source = sources[businessType];
  if (!source) return [];
  const conditions = [
    sql<boolean>`content.tenant_id = ${tenantId}`,
    ...(businessType === BusinessType.course
      ? [sql<boolean>`(content.owner_id is null or content.owner_id = ${ownerId}::text)`]
      : []),
    ...(businessType === BusinessType.class && asOf ? [sql<boolean>`content.ends_at > ${asOf}`] : []),
    ...(ids ? [sql<boolean>`content.id = any (${[...ids]}::text[])`] : []),
    ...(search ? source.matches(search) : []),
  ];
  return read
    .selectFrom(sql<Content & { readonly createdAt: Date }>`${source.rows}`.as<'content'>(sql`content`))
    .select(['content.id', 'content.title'])
    .where(sql.join<boolean>(conditions, sql` and `))
    .orderBy('content.createdAt', 'desc')
    .orderBy('content.id')
    .limit(ids ? positionLimits.sections : positionLimits.offered)
    .execute();
}

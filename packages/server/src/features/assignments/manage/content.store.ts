import type { AssignmentContentType } from '@shuyuan/contract/assignments/assignment-content-types';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';
import { listContents } from '../../positions/index.ts';

type ContentsQuery = {
  readonly tenantId: string;
  readonly businessType: AssignmentContentType;
  /** Absent: the newest. */
  readonly ids?: readonly string[];
  readonly search?: string | undefined;
};
type Content = { readonly id: string; readonly title: string };

/** Contents a form offers. */
const offered = 20;

const own: Readonly<Partial<Record<AssignmentContentType, RawBuilder<unknown>>>> = {
  [BusinessType.subject]: sql`(select id, tenant_id, title, search_text, published_at from subject where state = 'published')`,
  [BusinessType.class]: sql`(select id, tenant_id, title, search_text, published_at from training_class
    where state = 'published')`,
};

/** Contents a rule can ask for: those of paths, and subjects and classes beside them. */
export async function listAssignable(read: Reads, query: ContentsQuery): Promise<readonly Content[]> {
  const { businessType, tenantId, ids, search } = query;
  if (businessType !== BusinessType.subject && businessType !== BusinessType.class)
    return listContents(read, { ...query, businessType });
  const conditions = [
    sql<boolean>`content.tenant_id = ${tenantId}`,
    ...(ids ? [sql<boolean>`content.id = any (${[...ids]}::text[])`] : []),
    ...(search ? hasWords(search, sql`content.search_text`) : []),
  ];
  return read
    .selectFrom(sql<Content & { readonly publishedAt: Date }>`${own[businessType]}`.as<'content'>(sql`content`))
    .select(['content.id', 'content.title'])
    .where(sql.join<boolean>(conditions, sql` and `))
    .orderBy('content.publishedAt', 'desc')
    .orderBy('content.id')
    .limit(ids ? ids.length : offered)
    .execute();
}

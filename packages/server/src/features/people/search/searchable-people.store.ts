import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable } from '../../search/index.ts';

/** D-199: by the name alone; account, e-mail and number are not for guessing. */
const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['member.id', 'member.tenantId', 'member.fullName as title', 'member.organizationId', 'member.createdAt'])
    .select('organization.name as text')
    .where('member.id', '=', among(ids))
    .where('member.state', '=', 'active')
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'person' as const,
    itemId: id,
    isInner: false,
    useCount: 0,
    publishedAt: createdAt,
  }));
};

/** Every colleague who works here. */
const isVisible = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from member where member.id = document.source_id and member.state = 'active')`;

export const searchablePeople: Searchable = {
  source: 'person',
  ...rowsOfTable('member'),
  listDocuments,
  isVisible: { person: isVisible },
};

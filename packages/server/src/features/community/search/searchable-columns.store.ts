import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable } from '../../search/index.ts';
import { isCommunityOpen } from '../community-switches.ts';

const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('specialColumn as kept')
    .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
    .select(['kept.id', 'kept.tenantId', 'kept.title', 'kept.introduce as text', 'kept.createdBy as authorId'])
    .select(['account.organizationId', 'kept.subscribeNum as useCount', 'kept.createdAt'])
    .where('kept.id', '=', among(ids))
    .where('kept.isRemoved', '=', false)
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'column' as const,
    itemId: id,
    isInner: false,
    publishedAt: createdAt,
  }));
};

/** The columns of a closed account are in no list. */
const isVisible = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from special_column kept join share_account account on account.id = kept.account_id
  where kept.id = document.source_id and not kept.is_removed and account.state = 'active')`;

export const searchableColumns: Searchable = {
  source: 'column',
  ...rowsOfTable('special_column'),
  listDocuments,
  isVisible: { column: isVisible },
  isOpen: isCommunityOpen,
};

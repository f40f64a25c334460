import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable } from '../../search/index.ts';

const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('shareAccount as account')
    .select(['account.id', 'account.tenantId', 'account.name as title', 'account.description as text'])
    .select(['account.organizationId', 'account.attentionNum as useCount', 'account.createdAt'])
    .select([
      sql<string[]>`array(select topic_id from share_account_topic carried where carried.account_id = account.id)`.as(
        'topicIds',
      ),
      sql<string[]>`array(select topic.name from share_account_topic carried join topic on topic.id = carried.topic_id
        where carried.account_id = account.id)`.as('names'),
    ])
    .where('account.id', '=', among(ids))
    .where('account.state', '=', 'active')
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'account' as const,
    itemId: id,
    isInner: false,
    publishedAt: createdAt,
  }));
};

/** One that is closed is in no list. */
const isVisible = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from share_account account where account.id = document.source_id and account.state = 'active')`;

export const searchableAccounts: Searchable = {
  source: 'account',
  ...rowsOfTable('share_account'),
  listDocuments,
  isVisible: { account: isVisible },
};

import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable } from '../../search/index.ts';
import { areCirclesOpen, isCommunityOpen } from '../community-switches.ts';

const listTopics = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('topic')
    .select(['id', 'tenantId', 'name as title', 'description as text', 'attentionNum as useCount', 'createdAt'])
    .where('id', '=', among(ids))
    .where('isHidden', '=', false)
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'topic' as const,
    itemId: id,
    isInner: false,
    publishedAt: createdAt,
  }));
};

const isTopicOffered = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from topic where topic.id = document.source_id and not topic.is_hidden)`;

export const searchableTopics: Searchable = {
  source: 'topic',
  ...rowsOfTable('topic'),
  listDocuments: listTopics,
  isVisible: { topic: isTopicOffered },
  isOpen: isCommunityOpen,
};

const listCircles = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('knowledgeCircle')
    .select(['id', 'tenantId', 'name as title', 'description as text', 'attentionNum as useCount', 'createdAt'])
    .where('id', '=', among(ids))
    .where('isHidden', '=', false)
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'circle' as const,
    itemId: id,
    isInner: false,
    publishedAt: createdAt,
  }));
};

const isCircleOffered = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from knowledge_circle circle where circle.id = document.source_id and not circle.is_hidden)`;

export const searchableCircles: Searchable = {
  source: 'circle',
  ...rowsOfTable('knowledge_circle'),
  listDocuments: listCircles,
  isVisible: { circle: isCircleOffered },
  isOpen: areCirclesOpen,
};

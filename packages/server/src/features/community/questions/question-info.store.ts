import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type Query = { readonly tenantId: string; readonly memberId: string; readonly id: string };

/** What a page says beside the card, and what the reader has done with it. */
export const findDetails = (read: Reads, { tenantId, memberId, id }: Query) =>
  read
    .selectFrom('question')
    .leftJoin('knowledgeCircle as circle', 'circle.id', 'question.circleId')
    .leftJoin('attention', (join) =>
      join
        .onRef('attention.targetId', '=', 'question.id')
        .on('attention.targetType', '=', AttentionTarget.question)
        .on('attention.memberId', '=', memberId),
    )
    .leftJoin('collection', (join) =>
      join
        .onRef('collection.businessId', '=', 'question.id')
        .on('collection.tenantId', '=', tenantId)
        .on('collection.memberId', '=', memberId),
    )
    .select([
      'question.content',
      'question.coverFileId',
      'question.updatedAt',
      'question.attentionNum',
      'circle.id as circleId',
      'circle.name as circleName',
      'attention.id as attentionId',
      'collection.id as collectId',
      sql<boolean>`exists (select from praise where member_id = ${memberId}
        and target_type = 'question' and target_id = question.id)`.as('isPraised'),
      sql<boolean>`exists (select from accusation where member_id = ${memberId}
        and target_type = 'question' and target_id = question.id and state = 'open')`.as('isAccused'),
    ])
    .where('question.id', '=', id)
    .executeTakeFirstOrThrow();

/** As many as a page lists. */
const mostColumns = 50;

export const listColumnsOf = (read: Reads, questionId: string) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .select(['kept.id', 'kept.title'])
    .where('content.questionId', '=', questionId)
    .where('kept.isRemoved', '=', false)
    .orderBy('content.addedAt')
    .orderBy('kept.id')
    .limit(mostColumns)
    .execute();

import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { allQuestions, isListed } from './question-list.store.ts';

export type PassageQuery = {
  readonly tenantId: string;
  readonly terms: Terms;
  /** What finds them by index (`findSelective`). */
  readonly query: string;
};

const priced = sql<boolean>`exists (select from price
  where price.business_type = 'question' and price.business_id = question.id)`;

/** Materialized: whoever orders or limits first reads every row of the company instead of the index. */
export const listMatching = (read: Reads, { tenantId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        allQuestions(db, tenantId)
          .where(isListed)
          .where(sql<boolean>`question.search @@ ${query}::tsquery`)
          .select(['question.id', 'question.accountId', 'question.authorId', 'question.publishedAt'])
          .select([
            'question.summary',
            // Taken out of its compressed form once, not for every term.
            sql<string>`question.search_text || ''`.as('words'),
            sql<string>`search_form(question.title)`.as('name'),
            priced.as('isPriced'),
          ])
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'accountId', 'authorId', 'publishedAt', 'summary', 'isPriced'])
    .select([hitsOf(terms, sql`matching.name`).as('titleHits'), hitsOf(terms, sql`matching.words`).as('textHits')])
    .execute();

export type Matching = Awaited<ReturnType<typeof listMatching>>[number];

/** Found by what somebody answered; a paid text has no part in it, answers are open to whoever sees its card. */
export const listAnswered = (read: Reads, { tenantId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        allQuestions(db, tenantId)
          .innerJoin('discussion', 'discussion.questionId', 'question.id')
          .where(isListed)
          .where('discussion.tenantId', '=', tenantId)
          .where('discussion.isRemoved', '=', false)
          .where(sql<boolean>`discussion.search @@ ${query}::tsquery`)
          .select(['question.id', 'question.publishedAt'])
          .select([
            sql<string>`search_form(discussion.content)`.as('words'),
            sql<string>`search_form(question.title)`.as('name'),
          ])
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'publishedAt'])
    .select([hitsOf(terms, sql`matching.name`).as('titleHits'), hitsOf(terms, sql`matching.words`).as('textHits')])
    .execute();

/** What is read of these: the text as it was written, and whose it is. */
export const listTexts = async (read: Reads, tenantId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : allQuestions(read, tenantId)
        .where(isListed)
        .where('question.id', '=', sql<string>`any(${[...ids]}::text[])`)
        .select(['question.id', 'question.title', 'question.content', 'question.summary', 'question.publishedAt'])
        .select(['question.accountId', 'question.authorId'])
        .select('question.kind')
        .execute();

/** Of each as many answers and replies as a reader would look at, the most liked first. */
const mostAnswers = 8;

export async function listBestAnswers(
  read: Reads,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  if (questionIds.length === 0) return found;
  const ranked = read
    .selectFrom('discussion')
    .where('discussion.questionId', '=', sql<string>`any(${[...questionIds]}::text[])`)
    .where('discussion.isRemoved', '=', false)
    .select(sql<string>`discussion.question_id`.as('questionId'))
    .select('discussion.content')
    .select(
      sql<bigint>`row_number() over (partition by discussion.question_id
        order by discussion.praise_num desc, discussion.created_at, discussion.id)`.as('place'),
    );
  const rows = await read
    .selectFrom(ranked.as('ranked'))
    .select(['ranked.questionId', 'ranked.content'])
    .where(sql<boolean>`ranked.place <= ${mostAnswers}`)
    .orderBy('ranked.questionId')
    .orderBy('ranked.place')
    .execute();
  for (const { questionId, content } of rows) found.set(questionId, [...(found.get(questionId) ?? []), content]);
  return found;
}

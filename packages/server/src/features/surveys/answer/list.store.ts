import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { SurveyState } from '@shuyuan/contract/surveys/survey-states';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';
import { surveysFor } from '../audience.store.ts';

type Reader = { readonly tenantId: string; readonly memberId: string };
type Listing = { readonly condition: RawBuilder<boolean>; readonly order: RawBuilder<unknown> };

const isAnsweredBy = (memberId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from survey_participation own where own.survey_id = survey.id and own.member_id = ${memberId})`;

const newestFirst = sql`survey.created_at desc, survey.id desc`;

/** Those that take answers, the caller is asked and has not answered; what closes first comes first. */
export const waitingFor = (memberId: string, now: Date): Listing => ({
  condition: sql<boolean>`survey.id in ${surveysFor(memberId)} and survey.state = 'open'
    and (survey.closes_at is null or survey.closes_at > ${now}) and not ${isAnsweredBy(memberId)}`,
  order: sql`survey.closes_at asc nulls last, survey.id`,
});

export const answeredBy = (memberId: string): Listing => ({
  condition: sql<boolean>`survey.id in (select survey_id from survey_participation where member_id = ${memberId})`,
  order: newestFirst,
});

export const madeBy = (memberId: string): Listing => ({
  condition: sql<boolean>`survey.author_id = ${memberId}`,
  order: newestFirst,
});

/** A draft is its author's also for those who manage all. */
export const allFor = (memberId: string): Listing => ({
  condition: sql<boolean>`(survey.state <> 'draft' or survey.author_id = ${memberId})`,
  order: newestFirst,
});

export type ListFilter = { readonly search?: string | undefined; readonly state?: SurveyState | undefined };

/** A company has some hundreds of surveys: their titles are compared without an index. */
function surveysOf(read: Reads, { reader, listing, filter: { search = '', state } }: Omit<Query, 'paging'>) {
  const conditions = [listing.condition, ...hasWords(search, sql`search_form(survey.title)`)];
  if (state) conditions.push(sql<boolean>`survey.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('survey')
      .innerJoin('member as author', 'author.id', 'survey.authorId')
      .where('survey.tenantId', '=', reader.tenantId),
  );
}

type WaitingQuery = Reader & { readonly now: Date };

export async function listWaiting(read: Reads, { now, ...reader }: WaitingQuery, limit: number) {
  const listing = waitingFor(reader.memberId, now);
  return surveysOf(read, { reader, listing, filter: {} })
    .select(['survey.id', 'survey.title', 'survey.opensAt', 'survey.closesAt', 'survey.createdAt'])
    .orderBy(listing.order)
    .limit(limit)
    .execute();
}

type Query = {
  readonly reader: Reader;
  readonly listing: Listing;
  readonly filter: ListFilter;
  readonly paging: Paging;
};

export async function listCards(read: Reads, query: Query) {
  const { reader, listing, paging } = query;
  const { memberId } = reader;
  const items = await surveysOf(read, query)
    .select(['survey.id', 'survey.kind', 'survey.title', 'survey.state', 'survey.isAnonymous', 'survey.authorId'])
    .select(['survey.opensAt', 'survey.closesAt', 'survey.timeZone', 'author.fullName as authorName'])
    .select([
      sql<number>`jsonb_array_length(survey.questions)`.as('questionCount'),
      sql<bigint>`(select count(*) from survey_participation own where own.survey_id = survey.id)`.as('answerCount'),
      isAnsweredBy(memberId).as('isAnswered'),
      sql<boolean>`survey.id in ${surveysFor(memberId)}`.as('isInvited'),
    ])
    .orderBy(listing.order)
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await surveysOf(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items, recordCount: Number(total) };
}

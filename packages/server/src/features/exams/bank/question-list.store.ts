import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { statisticsLimits } from '@shuyuan/contract/exams/statistics/item-warnings';
import type { Difficulty, ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { findSelective, matchesSearch, mostCandidates } from '../../../platform/search.ts';
import { termsOf } from '../../../platform/search-terms.ts';
import { ngrams } from '../../../platform/searchable.ts';

export type QuestionFilters = {
  readonly search?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly kind?: ExamQuestionKind | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly tag?: string | undefined;
  readonly isRetired: boolean;
};

/** A category with everything that lies in it. */
const liesIn = (categoryId: string): RawBuilder<boolean> => sql<boolean>`entry.category_id in (
  with recursive tree as (
    select id from exam_category where id = ${categoryId}
    union all select below.id from exam_category below join tree on below.parent_id = tree.id)
  select id from tree)`;

function conditionsOf({ search, categoryId, kind, difficulty, tag }: QuestionFilters): RawBuilder<boolean>[] {
  const conditions = search ? matchesSearch(search, sql`entry.search_text`, sql`entry.search`) : [];
  if (categoryId !== undefined) conditions.push(liesIn(categoryId));
  if (kind) conditions.push(sql<boolean>`entry.kind = ${kind}`);
  if (difficulty) conditions.push(sql<boolean>`entry.difficulty = ${difficulty}`);
  if (tag) conditions.push(sql<boolean>`${tag} = any(entry.tags)`);
  return conditions;
}

/** The questions of a company the filters leave. */
export const filteredQuestions = (read: Reads, tenantId: string, filters: QuestionFilters) =>
  conditionsOf(filters).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('examQuestion as entry')
      .where('entry.tenantId', '=', tenantId)
      .where('entry.isRetired', '=', filters.isRetired),
  );

/** Last changed first. */
export async function listQuestions(
  read: Reads,
  { tenantId, ...filters }: QuestionFilters & { readonly tenantId: string },
  paging: Paging,
) {
  const rows = await filteredQuestions(read, tenantId, filters)
    .innerJoin('examCategory as category', 'category.id', 'entry.categoryId')
    .innerJoin('member as author', 'author.id', 'entry.authorId')
    .select(['entry.id', 'entry.text', 'entry.tags', 'entry.version', 'entry.updatedAt'])
    .select(['entry.authorId', 'category.name as categoryName', 'author.fullName as authorName'])
    .select([sql<Difficulty>`entry.difficulty`.as('difficulty'), sql<ExamQuestionKind>`entry.kind`.as('kind')])
    .select(
      sql<bigint>`(select count(distinct paper.exam_id) from exam_paper_question asked
        join exam_paper paper on paper.id = asked.paper_id where asked.question_id = entry.id)`.as('useCount'),
    )
    .orderBy('entry.updatedAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await filteredQuestions(read, tenantId, filters)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

const mostTags = 200;

/** Tags of questions that can be asked, those of most questions first. */
export const listTags = (read: Reads, tenantId: string) =>
  read
    .selectFrom('examQuestion as entry')
    .innerJoinLateral(sql<{ tag: string }>`(select unnest(entry.tags) as tag)`.as('tagged'), (join) => join.onTrue())
    .select(['tagged.tag', sql<bigint>`count(*)`.as('questionCount')])
    .where('entry.tenantId', '=', tenantId)
    .where('entry.isRetired', '=', false)
    .groupBy('tagged.tag')
    .orderBy('questionCount', 'desc')
    .orderBy('tagged.tag')
    .limit(mostTags)
    .execute();

type VersionsQuery = { readonly tenantId: string; readonly id: string };

type Answered = { readonly answerCount: bigint; readonly facility: number | null };

/** How the first attempts with a version went, over every exam that has asked it. Those still to be marked do not count. */
const answered = sql<Answered>`(
  select count(*) as answer_count, avg(latest.mark::float8 / (asked.points * ${fullMark})) as facility
  from (select asked.attempt_id, asked.ordinal, asked.points
      from exam_attempt_question asked join exam_attempt attempt on attempt.id = asked.attempt_id
      where asked.question_id = version.question_id and asked.version = version.number
        and attempt.number = 1 and attempt.result not in ('marking', 'annulled') limit ${statisticsLimits.people}) asked,
    lateral (select mark.mark from exam_mark mark where mark.attempt_id = asked.attempt_id and mark.ordinal = asked.ordinal
      order by mark.number desc limit 1) latest)`;

/** The latest first. */
export async function listVersions(read: Reads, { tenantId, id }: VersionsQuery, paging: Paging) {
  const versions = read
    .selectFrom('examQuestionVersion as version')
    .where('version.tenantId', '=', tenantId)
    .where('version.questionId', '=', id);
  const rows = await versions
    .innerJoin('member as author', 'author.id', 'version.authorId')
    .innerJoinLateral(answered.as('answered'), (join) => join.onTrue())
    .select(['version.number', 'version.createdAt', 'author.fullName as authorName'])
    .select(['answered.answerCount', 'answered.facility'])
    .orderBy('version.number', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await versions.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

const mostSimilar = 5;
/** Two texts that share less say different things. */
const leastShare = 0.5;

type SimilarQuery = { readonly tenantId: string; readonly text: string; readonly exceptId: string | undefined };

/** Those whose pairs of characters are mostly the same; found by the rarest pairs, compared by all of them. */
export async function listSimilar(read: Reads, { tenantId, text, exceptId = '' }: SimilarQuery) {
  const query = await findSelective(read, termsOf(text), { table: 'exam_question', column: 'search' });
  if (query === null) return [];
  const grams = ngrams(text);
  const common = sql<number>`(select count(*) from unnest(tsvector_to_array(candidate.search)) gram
    where gram = any(${grams}::text[]))::float8`;
  const rows = await read
    .with(
      (name) => name('candidate').materialized(),
      (db) =>
        db
          .selectFrom('examQuestion')
          .select(['id', 'text', 'search'])
          .where('tenantId', '=', tenantId)
          .where('id', '<>', exceptId)
          .where('isRetired', '=', false)
          .where(sql<boolean>`search @@ ${query}::tsquery`)
          .limit(mostCandidates),
    )
    .selectFrom('candidate')
    .select(['candidate.id', 'candidate.text'])
    .select(sql<number>`${common} / greatest(${grams.length} + length(candidate.search) - ${common}, 1)`.as('share'))
    .orderBy('share', 'desc')
    .orderBy('candidate.id')
    .limit(mostSimilar)
    .execute();
  return rows.filter(({ share }) => share >= leastShare);
}

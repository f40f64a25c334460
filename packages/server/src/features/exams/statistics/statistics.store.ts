import type { ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { histogramBars, statisticsLimits } from '@shuyuan/contract/exams/statistics/item-warnings';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type PaperKey = { readonly examId: string; readonly paperId: string };

/** The first attempt of each person by a paper, in points. Later ones were prepared by it, also by one that is annulled. */
const firstAttempts = ({ examId, paperId }: PaperKey) => sql`first_attempt as materialized (
  select * from (
    select distinct on (member_id) id, result, ended_at, point_sum::float8 as points, score::float8 / ${fullMark} as total
    from exam_attempt where exam_id = ${examId} and paper_id = ${paperId}
    order by member_id, number limit ${statisticsLimits.people}) attempt
  where ended_at is not null and result not in ('marking', 'annulled'))`;

/** How many people count, and how their totals lie. */
export async function findTotals(read: Reads, key: PaperKey) {
  return read
    .selectFrom(
      sql<{
        count: bigint;
        passedCount: bigint;
        mean: number | null;
        median: number | null;
        lowest: number | null;
        highest: number | null;
        variance: number | null;
      }>`(with ${firstAttempts(key)}
    select count(*) as count, count(*) filter (where result = 'passed') as passed_count, avg(total) as mean,
      percentile_cont(0.5) within group (order by total) as median, min(total) as lowest, max(total) as highest,
      var_samp(total) as variance
    from first_attempt)`.as<'found'>(sql`found`),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** People by tenths of all points; nobody stands below the first or above the last. */
export async function listBars(read: Reads, key: PaperKey): Promise<readonly { bar: number; count: bigint }[]> {
  return read
    .selectFrom(
      sql<{ bar: number; count: bigint }>`(with ${firstAttempts(key)}
    select least(greatest(floor(total / points * ${histogramBars}), 0), ${histogramBars - 1})::integer as bar, count(*) as count
    from first_attempt group by 1)`.as<'found'>(sql`found`),
    )
    .selectAll()
    .execute();
}

/** The moments of each question over those who were asked it, in the order of the paper; marks are not read out. */
export async function listItemMoments(read: Reads, key: PaperKey) {
  return read
    .selectFrom(
      sql<{
        ordinal: number | null;
        questionId: string;
        version: number;
        text: string;
        kind: ExamQuestionKind;
        points: number;
        count: bigint;
        mean: number;
        variance: number | null;
        totalVariance: number | null;
        totalCovariance: number | null;
      }>`(with ${firstAttempts(key)},
    latest as (
      select distinct on (mark.attempt_id, mark.ordinal) mark.attempt_id, mark.ordinal,
        mark.mark::float8 / ${fullMark} as mark, first_attempt.total
      from exam_mark mark join first_attempt on first_attempt.id = mark.attempt_id
      order by mark.attempt_id, mark.ordinal, mark.number desc),
    item as (
      select asked.question_id, asked.version, asked.points, count(*) as count, avg(latest.mark) as mean,
        var_samp(latest.mark) as variance, var_samp(latest.total) as total_variance,
        covar_samp(latest.mark, latest.total) as total_covariance
      from latest join exam_attempt_question asked
        on asked.attempt_id = latest.attempt_id and asked.ordinal = latest.ordinal
      group by 1, 2, 3)
    select placed.ordinal, item.question_id, item.version, version.body ->> 'text' as text,
      version.body ->> 'kind' as kind, item.points, item.count, item.mean, item.variance,
      item.total_variance, item.total_covariance
    from item
      join exam_question_version version on version.question_id = item.question_id and version.number = item.version
      left join exam_paper_question placed
        on placed.paper_id = ${key.paperId} and placed.question_id = item.question_id
    )`.as<'found'>(sql`found`),
    )
    .selectAll()
    .orderBy('ordinal')
    .orderBy('questionId')
    .orderBy('version')
    .orderBy('points')
    .execute();
}

/** Attempts that are not counted, because they wait to be marked or are of earlier papers, and whether somebody is answering. */
export async function countOthers(read: Reads, { examId, paperId }: PaperKey) {
  const { waitingCount, otherCount, isBeingTaken } = await read
    .selectFrom('examAttempt')
    .select([
      sql<bigint>`count(*) filter (where paper_id = ${paperId} and result = 'marking')`.as('waitingCount'),
      sql<bigint>`count(*) filter (where paper_id <> ${paperId})`.as('otherCount'),
      sql<boolean>`coalesce(bool_or(ended_at is null), false)`.as('isBeingTaken'),
    ])
    .where('examId', '=', examId)
    .executeTakeFirstOrThrow();
  return { waitingCount: Number(waitingCount), otherCount: Number(otherCount), isBeingTaken };
}

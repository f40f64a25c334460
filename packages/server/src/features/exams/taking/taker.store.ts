import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { listPublishedExams, type PublishedExam } from '../papers/exam.store.ts';
import { type AttemptRow, listAttemptsOf, type MemberKey, memberKeys } from './attempt.store.ts';
import { isMeantFor } from './exam-list.store.ts';

export type TakerQuery = MemberKey & { readonly tenantId: string };

/** Everything a start is judged by. */
export type TakerRow = {
  readonly exam: PublishedExam | undefined;
  /** Latest first. */
  readonly attempts: readonly AttemptRow[];
  readonly isInAudience: boolean;
  readonly isAuthor: boolean;
  readonly isMarker: boolean;
  /** It is free, or open to them (D-122). */
  readonly isPaid: boolean;
  readonly extraMinutes: number;
  /** Attempts up to this number are of an earlier run; 0: of the first. */
  readonly afterAttempt: number;
};

const keyOf = ({ examId, memberId }: MemberKey): string => `${examId} ${memberId}`;

/** Many people with an exam each, in as many statements as one of them would take. */
export async function findTakers(read: Reads, queries: readonly TakerQuery[]): Promise<TakerRow[]> {
  const keys = [...new Map(queries.map((query) => [keyOf(query), query])).values()];
  const [exams, people, attempts] = await Promise.all([
    listPublishedExams(read, [...new Set(keys.map(({ examId }) => examId))]),
    listPeople(read, keys),
    listAttemptsOf(read, keys),
  ]);
  const examById = new Map(exams.map((exam) => [exam.id, exam]));
  const personByKey = new Map(people.map((person) => [keyOf(person), person]));
  const attemptsByKey = Map.groupBy(attempts, keyOf);
  return queries.map((query) => {
    const exam = examById.get(query.examId);
    const person = personByKey.get(keyOf(query));
    return {
      exam: exam?.tenantId === query.tenantId ? exam : undefined,
      attempts: attemptsByKey.get(keyOf(query)) ?? [],
      isInAudience: person?.isInAudience ?? false,
      isAuthor: person?.isAuthor ?? false,
      isMarker: person?.isMarker ?? false,
      isPaid: person?.isPaid ?? false,
      extraMinutes: Number(person?.extraMinutes ?? 0),
      afterAttempt: person?.afterAttempt ?? 0,
    };
  });
}

const listPeople = (read: Reads, keys: readonly MemberKey[]) =>
  read
    .with('given', (db) => db.selectNoFrom(memberKeys(keys)))
    .selectFrom('given')
    .innerJoin('exam', 'exam.id', 'given.examId')
    .innerJoin('member', (join) =>
      join.onRef('member.id', '=', 'given.memberId').onRef('member.tenantId', '=', 'exam.tenantId'),
    )
    .select(['given.examId', 'given.memberId'])
    .select([
      isMeantFor(sql`exam.published -> 'audience'`).as('isInAudience'),
      sql<boolean>`exam.author_id = given.member_id`.as('isAuthor'),
      sql<boolean>`exists (select from exam_marker marker
        where marker.exam_id = given.exam_id and marker.member_id = given.member_id)`.as('isMarker'),
      sql<boolean>`is_exam_paid(given.exam_id, given.member_id)`.as('isPaid'),
      sql<bigint>`coalesce((select sum(minutes) from exam_extra_time extra
        where extra.exam_id = given.exam_id and extra.member_id = given.member_id), 0)::bigint`.as('extraMinutes'),
      sql<number>`coalesce((select max(after_attempt) from exam_run run
        where run.exam_id = given.exam_id and run.member_id = given.member_id), 0)`.as('afterAttempt'),
    ])
    .execute();

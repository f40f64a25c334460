import type { Answers } from '@shuyuan/contract/surveys/answers';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type AnswerRow = {
  readonly id: string;
  readonly answers: Answers;
  readonly day: string;
  readonly person: { readonly id: string; readonly fullName: string } | null;
  readonly organizationName: string | null;
};

type Query = {
  readonly surveyId: string;
  /** With everything below it; only of a survey with names. */
  readonly organizationId?: string | undefined;
  readonly afterId?: string | undefined;
  readonly limit: number;
};

const isBelow = (organizationId: string) => sql<boolean>`exists (
  select from organization place where place.path @> array[${organizationId}] and (place.id = person.organization_id
    or place.id in (select further.organization_id from member_organization further where further.member_id = person.id)))`;

/** By their drawn ids: the order says nothing about when they came. */
export async function listAnswers(read: Reads, { surveyId, organizationId, afterId, limit }: Query) {
  const rows = await read
    .selectFrom('surveyAnswer as said')
    .leftJoin('member as person', 'person.id', 'said.memberId')
    .leftJoin('organization as own', 'own.id', 'person.organizationId')
    .select(['said.id', 'person.id as personId', 'person.fullName', 'own.name as organizationName'])
    // Written by the store of answers alone, from what the contract has parsed.
    .select([sql<Answers>`said.answers`.as('answers'), sql<string>`said.day::text`.as('day')])
    .where('said.surveyId', '=', surveyId)
    .$if(organizationId !== undefined, (query) => query.where(isBelow(organizationId ?? '')))
    .$if(afterId !== undefined, (query) => query.where('said.id', '>', afterId ?? ''))
    .orderBy('said.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, answers, day, personId, fullName, organizationName }): AnswerRow => {
    const person = personId !== null && fullName !== null ? { id: personId, fullName } : null;
    return { id, answers, day, person, organizationName };
  });
}

export async function countAnswers(read: Reads, surveyId: string): Promise<number> {
  const { total } = await read
    .selectFrom('surveyAnswer')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('surveyId', '=', surveyId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether learners meet a survey in a published version of a course, a subject or a path. */
export async function isInLearning(read: Reads, surveyId: string): Promise<boolean> {
  const { isMet } = await read
    .selectNoFrom(
      sql<boolean>`(
        exists (select from course_section section join course_version version on version.id = section.version_id
          where section.survey_id = ${surveyId} and version.published_at is not null)
        or exists (select from subject_item item join subject_version version on version.id = item.version_id
          where item.business_type = 4 and item.business_id = ${surveyId} and version.published_at is not null)
        or exists (select from position_section section join position_version version on version.id = section.version_id
          where section.business_type = 4 and section.business_id = ${surveyId}
            and version.published_at is not null))`.as('isMet'),
    )
    .executeTakeFirstOrThrow();
  return isMet;
}
